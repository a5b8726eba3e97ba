import { lazy, type ReactNode, useCallback, useRef, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { readDevice } from "../../../browser/useDevice";
import { whenPainted } from "../../../browser/whenIdle";
import { fileKind } from "../../../releases/fileName";
import { LazyDetails } from "../releaseParts";

/** Gives the props of a link that downloads a file. Without the file's name, what it is follows from its URL. */
export type LinkTo = (url: string, fileName?: string) => { href: string; rel: string; onClick: () => void };

/** Nothing tells a page whether a download has started. In the windows of some apps, none does. */
const DOWNLOAD_STARTED =
  "Your download should have started. If it has not, press the button again, or open this page in your browser app.";

const InstallSteps = lazy(async () => ({ default: (await import("./InstallSteps")).InstallSteps }));

/**
 * Help with installing the app beside its downloads (docs/rules.md, 3.20). With the download of an Android package, it opens in the
 * window and a screen reader announces it, but not on an iPhone or iPad. If it `isAlwaysShown`, it is there before the first download.
 */
export function useInstallHelp({ isAlwaysShown = false } = {}): { help: ReactNode; linkTo: LinkTo } {
  const block = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(isAlwaysShown);
  const [hasOpened, setHasOpened] = useState(false);
  const showInWindow = useCallback(() => scrollIntoWindow(block.current), []);

  const openFor = async (file: string) => {
    if (fileKind(file) !== "androidPackage") return;
    setIsThere(true);
    const device = await readDevice().catch(() => null);
    if (device?.kind === "apple") return;
    setHasOpened(true);
    // The help may appear only with this download.
    await whenPainted();
    block.current?.querySelector("details")?.setAttribute("open", "");
    showInWindow();
  };

  const linkTo: LinkTo = (url, fileName = url) => ({ href: url, rel: "noopener", onClick: () => void openFor(fileName) });
  const help = isThere && (
    <LazyDetails
      title="How to install"
      note={isAlwaysShown ? "step by step" : undefined}
      plainId="install"
      announcement={hasOpened ? DOWNLOAD_STARTED : ""}
      block={block}
    >
      <InstallSteps onShown={hasOpened ? showInWindow : undefined} />
    </LazyDetails>
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
