import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from "react";
import { afterNextPaint } from "../../../browser/moments";
import { prefersReducedMotion } from "../../../browser/reducedMotion";
import { fileKind } from "../../../releases/fileName";

const HelpContext = createContext<ReturnType<typeof useHelpState> | null>(null);

/** The state of the help around a component, and what opens it. */
export function useHelp() {
  const help = useContext(HelpContext);
  if (!help) throw new Error("A download needs an InstallHelpArea around it.");
  return help;
}

/** An area in which each DownloadLink opens the InstallHelp (docs/rules.md, 3.12). */
export function InstallHelpArea({ children }: { children: ReactNode }) {
  return <HelpContext.Provider value={useHelpState()}>{children}</HelpContext.Provider>;
}

function useHelpState() {
  const block = useRef<HTMLDivElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const openFor = async (downloadUrl: string) => {
    if (fileKind(downloadUrl) !== "androidPackage") return;
    setIsStarted(true);
    setIsOpen(true);
    // Only then, the block has its height.
    await afterNextPaint();
    block.current?.scrollIntoView({
      block: "nearest",
      behavior: prefersReducedMotion() ? "auto" : "smooth",
    });
  };
  return { block, isStarted, isOpen, setIsOpen, openFor };
}

/** The URL of a file ends with its name, which tells whether it is an Android package. */
export function DownloadLink({ href, ...link }: ComponentPropsWithoutRef<"a"> & { href: string }) {
  const { openFor } = useHelp();
  return <a {...link} href={href} onClick={() => openFor(href)} />;
}
