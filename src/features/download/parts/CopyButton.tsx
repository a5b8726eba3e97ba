import { useEffect, useState } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import * as styles from "./CopyButton.module.css";

/** The label says what is copied. `of` tells a screen reader more: "of player.apk". */
type CopyButtonProps = { text: string; label: string; of?: string };

/** In milliseconds. */
const RESULT_DURATION = 5000;

export function CopyButton({ text, label, of }: CopyButtonProps) {
  const [result, setResult] = useState("");
  useEffect(() => {
    if (!result) return undefined;
    // Not at a blur: Safari gives a pressed button no focus.
    const timer = setTimeout(() => setResult(""), RESULT_DURATION);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    // A screen reader hears only a change.
    setResult("");
    try {
      await navigator.clipboard.writeText(text);
      setResult("Copied");
    } catch {
      // The visitor does not allow it, or the connection is not secure.
      setResult("Cannot copy");
    }
  };
  return (
    <button type="button" className={`${buttonStyles.text} ${styles.copy}`} onClick={copy}>
      <span aria-live="polite">{result || label}</span>
      {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
    </button>
  );
}
