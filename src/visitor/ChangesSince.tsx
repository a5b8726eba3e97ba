import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Changes } from "../components/download/Changes";
import { PrereleaseMark } from "../components/download/PrereleaseMark";
import { DateText } from "../components/ui/DateText";
import { whenIdle } from "../effects/whenIdle";
import { changesSince, type ChangesSince as Found } from "../releases/changesSince";
import type { KnownRelease, WholeList } from "../releases/release";
import * as styles from "./ChangesSince.module.css";
import { keepVersionInAddress, versionInAddress } from "./versionInAddress";

interface ChangesSinceProps {
  /** The versions of the built page, to choose from until the whole list is there. */
  versions: readonly string[];
  loadWhole: () => Promise<WholeList>;
}

/** Everything that came after the visitor's version, which they choose or which a link names: `/download?from=1.4.0`. */
export function ChangesSince({ versions, loadWhole }: ChangesSinceProps) {
  const [version, setVersion] = useState("");
  const [list, setList] = useState<WholeList | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinked = useRef(false);
  const found = version && list ? changesSince(list.releases, version) : null;

  useEffect(() => {
    const linked = versionInAddress();
    isLinked.current = linked !== "";
    // Without one in the address: what was chosen before this script came.
    setVersion(linked || (select.current?.value ?? ""));
  }, []);

  useEffect(() => {
    if (!version) return;
    let isLeft = false;
    loadWhole().then((whole) => {
      if (!isLeft) setList(whole);
    });
    return () => {
      isLeft = true;
    };
  }, [version, loadWhole]);

  useEffect(() => {
    if (!version || !list) return;
    if (select.current) select.current.value = found?.since.version ?? "";
    if (!isLinked.current) return;
    isLinked.current = false;
    // The list below may still be on its way to what the refresh has brought; in sight, it would move.
    whenIdle().then(() => {
      // Whoever has begun to read or to press something stays where they are.
      if (window.scrollY > 0 || document.activeElement !== document.body) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("section")?.scrollIntoView();
    });
  }, [version, list, found]);

  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    keepVersionInAddress(value);
    setVersion(value);
  };

  return (
    <section className={styles.since} aria-labelledby="since-title">
      <div className={styles.row}>
        <h2 id="since-title">Since Your Version</h2>
        <div>
          <label className={styles.chooser}>
            Everything that came after
            <select ref={select} onChange={choose}>
              <option value="">your version</option>
              {(list?.releases.map((release) => release.version) ?? versions).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <div role="status">
            {version && (
              <h3 ref={heading} className={styles.answer} tabIndex={-1}>
                {list ? answerTo(version, found) : `Looking up what came after ${version}`}
              </h3>
            )}
          </div>
          {version && list && !found && (
            <p className={styles.note}>
              {list.isComplete
                ? "No release bears that version. Choose yours above; every version stands below."
                : "It is not among the newest releases, and the complete list could not be loaded. Try again later."}
            </p>
          )}
          {found && (
            <ol className={styles.versions}>
              {found.releases.map((release) => (
                <VersionChanges key={release.id} {...release} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}

function VersionChanges({ name, version, date, features, isPrerelease }: KnownRelease) {
  return (
    <li>
      <h4>
        {name}
        {name !== version && <span> {version}</span>}
        {date && (
          <span>
            {" "}
            <DateText date={date} />
          </span>
        )}
        {isPrerelease && (
          <>
            {" "}
            <PrereleaseMark />
          </>
        )}
      </h4>
      <Changes features={features} />
    </li>
  );
}

function answerTo(version: string, found: Found<KnownRelease> | null): string {
  if (!found) return `There is no version ${version}`;
  if (found.releases.length === 0) return `${found.since.version} is the latest version`;
  const changes = found.releases.reduce((sum, { features }) => sum + features.length, 0);
  const inVersions = found.releases.length === 1 ? "1 version" : `${found.releases.length} versions`;
  return `${changes === 1 ? "1 change" : `${changes} changes`} in ${inVersions} since ${found.since.version}`;
}
