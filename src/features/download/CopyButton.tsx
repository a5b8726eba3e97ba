import { useState } from "react";
import * as buttonStyles from "../../components/Button.module.css";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../releases/release";
import { versionFragment } from "../../releases/version";
import { routes } from "../../site/links";
import * as styles from "./CopyButton.module.css";

interface CopyButtonProps {
  text: string;
  /** What the button says until it is pressed. */
  label?: string;
  /** What is copied, for a screen reader: "the SHA-256 of player.apk". */
  of: string;
}

/** Copies a text. Without scripts, CSS hides it. */
export function CopyButton({ text, label: ownLabel = "Copy", of }: CopyButtonProps) {
  const [label, setLabel] = useState(ownLabel);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel("Copied");
    } catch {
      // The visitor does not allow it, or the connection is not secure. The text can still be selected.
      setLabel("Cannot copy");
    }
  };
  return (
    <button type="button" className={`${buttonStyles.text} ${styles.copy}`} onClick={copy} onBlur={() => setLabel(ownLabel)}>
      <span aria-live="polite">{label}</span>
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </button>
  );
}

/** Copies the full URL of a version (docs/rules.md, 3.25). */
export function CopyVersionLink({ version, name }: Pick<ReleaseSummary, "version" | "name">) {
  const { siteUrl } = useSiteMetadata();
  return <CopyButton text={siteUrl + routes.download + versionFragment(version)} label="Copy link" of={`to ${name}`} />;
}
