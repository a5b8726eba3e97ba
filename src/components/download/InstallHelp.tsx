import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../browser/reducedMotion";
import { useLazyComponent } from "../../browser/useLazyComponent";
import { PLAIN_LIST_PATH } from "../../releases/allReleases";
import * as styles from "./InstallHelp.module.css";

interface InstallHelpProps {
  /** How often the visitor has started a download. Each time, the help opens and scrolls into the window. */
  downloads: number;
  /** Whether the download is an older version than the newest. */
  isOlder?: boolean;
}

const loadInstallSteps = async () => (await import("./InstallSteps")).InstallSteps;
/** What {@link useLazyComponent} shows: the same object at each opening, because the help is always the same. */
const HELP = {};

/**
 * Help with installing the app, in place (docs/rules.md, 3.20). It is closed at first, and opens when a download starts. Its text
 * loads when it opens; without scripts, it is in the plain list.
 */
export function InstallHelp({ downloads, isOlder = false }: InstallHelpProps) {
  const plainHelpUrl = `${withPrefix(PLAIN_LIST_PATH)}#install`;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { component: InstallSteps, hasFailed } = useLazyComponent(loadInstallSteps, isOpen ? HELP : null);
  const isShown = isOpen && (InstallSteps !== null || hasFailed);

  useEffect(() => {
    // The visitor may have opened it before hydration.
    if (downloads > 0 || details.current?.open) setIsOpen(true);
  }, [downloads]);

  useEffect(() => {
    if (downloads === 0 || !isShown) return;
    details.current?.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [downloads, isShown]);

  return (
    <details ref={details} className={styles.install} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>How to install</summary>
      <p role="status" className={styles.state}>
        {downloads > 0 && "Your browser is downloading the file. This is what comes next."}
      </p>
      {InstallSteps && <InstallSteps isOlder={isOlder} />}
      {!InstallSteps && hasFailed && (
        <p>
          The help could not be loaded. It is also in <a href={plainHelpUrl}>the plain list</a>.
        </p>
      )}
      <noscript>
        <a href={plainHelpUrl}>Open it in the plain list</a>
      </noscript>
    </details>
  );
}
