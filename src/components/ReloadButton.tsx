import { useState } from "react";

/** In milliseconds. */
const TIMEOUT = 10_000;

/** Reloads the page. Without a network, a reload would lose the page, so each press first asks. */
export function ReloadButton({ label, className }: { label: string; className: string }) {
  const [isOffline, setIsOffline] = useState(false);
  const reload = () => {
    // A screen reader hears only a change, so also after the next press.
    setIsOffline(false);
    const signal = AbortSignal.timeout(TIMEOUT);
    // Any response counts. `navigator.onLine` is false behind some VPNs.
    fetch(window.location.href, { method: "HEAD", cache: "no-store", signal }).then(
      () => window.location.reload(),
      () => setIsOffline(true),
    );
  };
  return (
    <button type="button" className={className} onClick={reload} onBlur={() => setIsOffline(false)}>
      <span aria-live="polite">{isOffline ? "You are offline" : label}</span>
    </button>
  );
}
