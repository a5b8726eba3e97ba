import { useState } from "react";

/** Reloads the page. Without a network, a reload would lose the page, so the button says that. */
export function ReloadButton({ label, className }: { label: string; className: string }) {
  const [isOffline, setIsOffline] = useState(false);
  const reload = () => (navigator.onLine ? window.location.reload() : setIsOffline(true));
  return (
    <button type="button" className={className} onClick={reload} onBlur={() => setIsOffline(false)}>
      <span aria-live="polite">{isOffline ? "You are offline" : label}</span>
    </button>
  );
}
