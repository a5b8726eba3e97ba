import * as v from "valibot";
import { MARKER, parseReleaseNotes } from "../releases/githubRelease";
import { logText } from "../releases/safeText";

const entrySchema = v.object({ tag_name: v.string(), body: v.string(), draft: v.optional(v.unknown()) });

// A short line that begins like the marker, in any letters and with any apostrophe or none, such as
// `## What’s changed in 2.0`.
const ALMOST_MARKER = /^[^\p{L}\n\r]*what\S{0,7}s\s+changed.{0,30}$/imu;
// An item of a list, or a heading of any level.
const ALMOST_FEATURE = /^[^\S\n\r]*(?:[-*+•]\s|\d+[.)]\s|#+[^\S\n\r]*[^#\s])/mu;

/** How many versions a warning names. */
const MOST_NAMED = 5;

/**
 * A warning that names the versions whose notes seem to list changes, but give no feature lines
 * (docs/rules.md, 5.6); null if there are none. `entries` are releases as the API lists them.
 */
export function unreadNotesWarning(entries: readonly unknown[]): string | null {
  const versions = entries.flatMap((entry) => {
    return v.is(entrySchema, entry) && entry.draft !== true && seemsUnread(entry.body) ? [entry.tag_name] : [];
  });
  if (versions.length === 0) return null;
  const named = logText(versions.slice(0, MOST_NAMED).join(", "));
  const others = versions.length > MOST_NAMED ? ` and ${versions.length - MOST_NAMED} more` : "";
  return (
    `The site shows no changes for ${named}${others}, although the notes seem to list some. Changes are lines that start with #### ` +
    `after "${MARKER}", with a straight apostrophe and a colon.`
  );
}

function seemsUnread(notes: string): boolean {
  if (parseReleaseNotes(notes).length > 0) return false;
  const marker = notes.indexOf(MARKER);
  return marker < 0 ? ALMOST_MARKER.test(notes) : ALMOST_FEATURE.test(notes.slice(marker + MARKER.length));
}
