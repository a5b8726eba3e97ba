import { useEffect, useState } from "react";

interface CheckedAgoProps {
  /** In milliseconds. */
  checkedAt: number;
}

const MINUTE = 60_000;

/** How long ago the list was checked, in the language of the page. It is updated while the page is open. */
export function CheckedAgo({ checkedAt }: CheckedAgoProps) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, MINUTE);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);

  return <span>{`checked ${agoText(now - checkedAt)}`}</span>;
}

/** A time in milliseconds as "just now" or, after a minute, in minutes, hours or days. */
function agoText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return "just now";
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, "hour") : format.format(-Math.floor(hours / 24), "day");
}
