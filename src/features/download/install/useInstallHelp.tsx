import { useRef, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { readDevice } from "../../../browser/useDevice";
import { whenPainted } from "../../../browser/whenIdle";
import { fileKind } from "../../../releases/fileName";
import { Fold } from "../Fold";
import { InstallSteps } from "./InstallSteps";
import * as styles from "./InstallSteps.module.css";

export type LinkProps = ReturnType<typeof useInstallHelp>["linkProps"];

// A page cannot detect that the browser inside an app starts no download.
const DOWNLOAD_STARTED =
  "Your download should have started. If it has not, press the button again, " +
  "or open this page in your browser app.";

/**
 * Help with installing the app. It opens when the download of an Android package starts
 * (docs/rules.md, 3.12). Unless `isAlwaysShown`, the first download adds it to the page.
 */
export function useInstallHelp({ isAlwaysShown = false } = {}) {
  const block = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(isAlwaysShown);
  const [isAnnounced, setIsAnnounced] = useState(false);

  const openFor = async (fileName: string) => {
    if (fileKind(fileName) !== "androidPackage") return;
    setIsShown(true);
    const device = await readDevice().catch(() => null);
    if (device?.kind === "apple") return;
    // React has to add the help before it can open.
    await whenPainted();
    block.current?.querySelector("details")?.setAttribute("open", "");
    setIsAnnounced(true);
    // The announcement makes the block taller.
    await whenPainted();
    scrollIntoWindow(block.current);
  };

  /** The props of a download link. Without a name, the URL tells the kind of the file. */
  const linkProps = (url: string, fileName = url) => ({
    href: url,
    rel: "noopener",
    onClick: () => void openFor(fileName),
  });
  const help = isShown && (
    <div ref={block}>
      {/* A screen reader may miss a status inside of details that open at the same time. */}
      <p className={styles.announcement} role="status">
        {isAnnounced && DOWNLOAD_STARTED}
      </p>
      <Fold
        title="How to install"
        note={isAlwaysShown && "step by step"}
        isSmall={!isAlwaysShown}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) setIsAnnounced(false);
        }}
      >
        <InstallSteps />
      </Fold>
    </div>
  );
  return { help, linkProps };
}

function scrollIntoWindow(block: HTMLElement | null): void {
  block?.scrollIntoView({
    // Of a tall block above the window, "nearest" would show the end.
    block: block.getBoundingClientRect().top < 0 ? "start" : "nearest",
    behavior: prefersReducedMotion() ? "auto" : "smooth",
  });
}
