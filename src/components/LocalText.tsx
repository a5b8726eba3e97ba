import { useSyncExternalStore } from "react";
import { CONTENT_TIME_LIMIT, whenIdle } from "../browser/whenIdle";
import { type DateLength, type LocalDate, localDate, utcDateText } from "../releases/dateText";

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
 * A value that is the same for everyone in the built HTML and changes to the visitor's own after
 * hydration (docs/rules.md, 4.15 and 4.16): `local` gives it, in the browser only. The change waits
 * until the browser is idle, because the first date that a browser formats takes a slow phone a
 * tenth of a second.
 */
function useLocal<Value>(built: Value, local: () => Value): Value {
  const isLocal = useSyncExternalStore(
    subscribeToIdle,
    () => isIdle,
    () => false,
  );
  if (!isLocal) return built;
  try {
    return local();
  } catch {
    // Chromium throws if the locale of the system is invalid. The built value is good enough.
    return built;
  }
}

type DateTextProps = { date: string; length?: DateLength; isToday?: boolean };

/**
 * A date, ISO 8601. With `isToday`, it is the day of the build, and the visitor reads today's date
 * in its place. The text is isolated (`bdi`), because it may run from right to left within the
 * English words around it, whose language it need not have either.
 */
export function DateText({ date, length, isToday = false }: DateTextProps) {
  const built: LocalDate = { text: utcDateText(date, length), day: date, language: undefined };
  const { text, day, language } = useLocal(built, () => localDate(isToday ? new Date() : new Date(date), length));
  return (
    <time dateTime={isToday ? day : date}>
      <bdi lang={language}>{text}</bdi>
    </time>
  );
}

/** The year of the build, and then the current one. `builtOn` is a day, ISO 8601. */
export function CurrentYear({ builtOn }: { builtOn: string }) {
  return <span>{useLocal(builtOn.slice(0, 4), () => String(new Date().getFullYear()))}</span>;
}
