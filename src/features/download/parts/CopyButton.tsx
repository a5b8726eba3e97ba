import { useState } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import { routes } from "../../../site/links";
import * as styles from "./CopyButton.module.css";

/** `of` tells a screen reader what is copied: "the SHA-256 of player.apk". */
type CopyButtonProps = { text: string; of: string; label?: string };

export function CopyButton({ text, of, label = "Copy" }: CopyButtonProps) {
  const [result, setResult] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult("Copied");
    } catch {
      // The visitor does not allow it, or the connection is not secure.
      setResult("Cannot copy");
    }
  };
  return (
    <button
      type="button"
      className={`${buttonStyles.text} ${styles.copy}`}
      onClick={copy}
      onBlur={() => setResult("")}
    >
      <span aria-live="polite">{result || label}</span>
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </button>
  );
}

export function CopyVersionLink({ release: { version, name } }: { release: ReleaseSummary }) {
  const { siteUrl } = useSiteMetadata();
  const url = siteUrl + routes.download + versionFragment(version);
  return <CopyButton text={url} label="Copy link" of={`to ${name}`} />;
}
