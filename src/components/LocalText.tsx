import { useSyncExternalStore } from "react";
import { CONTENT_TIME_LIMIT, whenIdle } from "../browser/whenIdle";
import { localDateLanguage, localDateText, utcDateText } from "../releases/dateText";

let isIdle = false;
let idle: Promise<void> | undefined;

/** Calls back once the browser has been idle. That happens once, so nothing has to be stopped. */
function subscribeToIdle(onIdle: () => void): () => void {
  idle ??= whenIdle(CONTENT_TIME_LIMIT).then(() => {
    isIdle = true;
  });
  idle.then(onIdle);
  return () => undefined;
}

/**
 * A text that is the same for everyone in the built HTML and changes to the visitor's own form after hydration (docs/rules.md,
 * 4.15 and 4.16): `local` gives it, in the browser only. The change waits until the browser is idle, because the first date that a
 * browser formats takes a slow phone a tenth of a second.
 */
export function LocalText({ built, local }: { built: string; local: () => string }) {
  const readLocal = () => {
    if (!isIdle) return built;
    try {
      return local();
    } catch {
      // Chromium throws if the locale of the system is invalid. The built text is good enough.
      return built;
    }
  };
  const text = useSyncExternalStore(subscribeToIdle, readLocal, () => built);
  // The page is in English, and the visitor's form of a date need not be: a screen reader has to know.
  return <span lang={text === built ? undefined : localDateLanguage()}>{text}</span>;
}

/** A date, ISO 8601, as a {@link LocalText}. */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      <LocalText built={utcDateText(date)} local={() => localDateText(date)} />
    </time>
  );
}
