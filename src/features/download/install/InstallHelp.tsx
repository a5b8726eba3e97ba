import { useDevice } from "../../../browser/useDevice";
import { Help } from "./Help";

interface InstallHelpProps {
  /** How often the visitor has started to download a package. Each time, the help opens, but not on an iPhone or iPad. */
  downloads: number;
  /** Whether the download is an older version than the newest. */
  isOlder?: boolean;
}

const loadSteps = async () => (await import("./InstallSteps")).InstallSteps;
const loadOlderSteps = async () => (await import("./InstallSteps")).OlderInstallSteps;

/** Help with installing the app (docs/rules.md, 3.20). */
export function InstallHelp({ downloads, isOlder = false }: InstallHelpProps) {
  const isOnApple = useDevice()?.kind === "apple";
  return (
    <Help
      title="How to install"
      load={isOlder ? loadOlderSteps : loadSteps}
      plainId="install"
      downloads={isOnApple ? 0 : downloads}
    />
  );
}
