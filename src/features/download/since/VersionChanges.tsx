import { DateText } from "../../../components/DateText";
import type { KnownRelease } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { Changes } from "../Changes";
import { PrereleaseMark } from "../PrereleaseMark";
import { isOlderByNumber } from "./isOlderByNumber";

interface VersionChangesProps {
  release: KnownRelease;
  /** The visitor's version. A release that is older by its own number belongs to another line (docs/rules.md, 13.11). */
  since: string;
}

/** One release of the answer: name, tag, date and feature lines. The name leads to the version. */
export function VersionChanges({ release: { name, version, date, features, isPrerelease }, since }: VersionChangesProps) {
  return (
    <li>
      <h4>
        <a href={versionFragment(version)}>{name}</a>
        {!namesVersion({ name, version }) && <span>{` ${version}`}</span>}
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
        {isOlderByNumber(version, since) && <span> An older line, published later</span>}
      </h4>
      <Changes features={features} />
    </li>
  );
}
