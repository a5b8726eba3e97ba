import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import type { Choice } from "../../../releases/choice";
import { DownloadLink } from "../files/DownloadLink";
import * as styles from "./DownloadButton.module.css";

/** The id of the explanation below the button, which describes it. */
export const EXPLANATION_ID = "download-explanation";

/** Outlined if the file is no app. */
export function DownloadButton({ url, label, isApp }: NonNullable<Choice["button"]>) {
  const variant = isApp ? buttonClass("large") : buttonClass("outline", "large");
  return (
    <ReplaceOnChange of={String(isApp)}>
      <DownloadLink
        href={url}
        aria-describedby={EXPLANATION_ID}
        className={`${variant} ${styles.button}`}
      >
        <ReplaceOnChange of={label}>
          <span>{label}</span>
          <Icon name="download" />
        </ReplaceOnChange>
      </DownloadLink>
    </ReplaceOnChange>
  );
}
