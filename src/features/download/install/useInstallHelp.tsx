import { type ReactNode, useRef, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { readDevice } from "../../../browser/useDevice";
import { whenPainted } from "../../../browser/whenIdle";
import { fileKind } from "../../../releases/fileName";
import { FoldTitle } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import { InstallSteps } from "./InstallSteps";
import * as styles from "./InstallSteps.module.css";

/** Gives the props of a link that downloads a file. Without the file's name, what it is follows from its URL. */
export type LinkTo = (url: string, fileName?: string) => { href: string; rel: string; onClick: () => void };

/** Nothing tells a page whether a download has started. In the windows of some apps, none does. */
const DOWNLOAD_STARTED =
  "Your download should have started. If it has not, press the button again, or open this page in your browser app.";

/**
 * Help with installing the app beside its downloads (docs/rules.md, 3.20). With the download of an Android package, it opens in the
 * window and a screen reader announces it, but not on an iPhone or iPad. If it `isAlwaysShown`, it is there before the first download.
 */
export function useInstallHelp({ isAlwaysShown = false } = {}): { help: ReactNode; linkTo: LinkTo } {
  const block = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(isAlwaysShown);
  const [isAnnounced, setIsAnnounced] = useState(false);

  const openFor = async (file: string) => {
    if (fileKind(file) !== "androidPackage") return;
    setIsThere(true);
    const device = await readDevice().catch(() => null);
    if (device?.kind === "apple") return;
    // The help may appear only with this download.
    await whenPainted();
    block.current?.querySelector("details")?.setAttribute("open", "");
    setIsAnnounced(true);
    // The announcement makes the block taller.
    await whenPainted();
    scrollIntoWindow(block.current);
  };

  const linkTo: LinkTo = (url, fileName = url) => ({ href: url, rel: "noopener", onClick: () => void openFor(fileName) });
  const help = isThere && (
    <div ref={block}>
      {/* Outside of what opens: a screen reader may miss a message that appears together with what it is in. */}
      <p className={styles.announcement} role="status">
        {isAnnounced && DOWNLOAD_STARTED}
      </p>
      <details
        className={isAlwaysShown ? partStyles.fold : partStyles.smallFold}
        onToggle={({ currentTarget }) => currentTarget.open || setIsAnnounced(false)}
      >
        <FoldTitle title="How to install" note={isAlwaysShown ? "step by step" : undefined} />
        <InstallSteps />
      </details>
    </div>
  );
  return { help, linkTo };
}

function scrollIntoWindow(block: HTMLElement | null): void {
  block?.scrollIntoView({
    // Of a block above the window that is taller than the window, "nearest" would show the end.
    block: block.getBoundingClientRect().top < 0 ? "start" : "nearest",
    behavior: prefersReducedMotion() ? "auto" : "smooth",
  });
}
