import { useState } from "react";

/** In milliseconds. */
const TIMEOUT = 10_000;

/** Reloads the page. Without a network, a reload would lose the page, so a press first asks. */
export function ReloadButton({ label, className }: { label: string; className: string }) {
  const [status, setStatus] = useState<"ready" | "busy" | "offline">("ready");
  const reload = () => {
    if (status === "busy") return;
    setStatus("busy");
    const signal = AbortSignal.timeout(TIMEOUT);
    // Any response counts. `navigator.onLine` is false behind some VPNs.
    fetch(window.location.href, { method: "HEAD", cache: "no-store", signal }).then(
      () => window.location.reload(),
      () => setStatus("offline"),
    );
  };
  const texts = { ready: label, busy: "Checking...", offline: "You are offline" };
  return (
    <button
      type="button"
      className={className}
      onClick={reload}
      onBlur={() => status === "offline" && setStatus("ready")}
    >
      <span aria-live="polite">{texts[status]}</span>
    </button>
  );
}
