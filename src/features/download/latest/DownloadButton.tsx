import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { DownloadLink } from "../install/InstallHelp";

/** The id of the words below the button, which describe it. */
export const WORDS_ID = "download-words";

interface DownloadButtonProps {
  href: string;
  label: string;
  /** Whether the file is an app. Otherwise, the button is outlined. */
  hasPackage: boolean;
}

export function DownloadButton({ href, label, hasPackage }: DownloadButtonProps) {
  return (
    <ReplaceOnChange of={String(hasPackage)}>
      <DownloadLink
        href={href}
        aria-describedby={WORDS_ID}
        className={hasPackage ? buttonClass("large") : buttonClass("outline", "large")}
      >
        <ReplaceOnChange of={label}>
          <span>{label}</span>
          <Icon name="download" />
        </ReplaceOnChange>
      </DownloadLink>
    </ReplaceOnChange>
  );
}
