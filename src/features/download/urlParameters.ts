import { decodeFragment } from "../../browser/decodeFragment";
import { changePageUrl } from "../../browser/pageUrl";
import { versionIn } from "../../releases/version";
import { LONGEST_QUERY } from "../../site/limits";

/*
 * What the URL of /download asks for. `pageUrl` is what usePageUrl gives; it is "" until the browser knows the URL, and asks for nothing
 * then.
 */

/** The visitor's version, as in `/download?from=1.4.0`: the app can link to what is new for it (docs/rules.md, 13.1). "" without one. */
export function sinceVersionIn(pageUrl: string): string {
  // A plus that nobody encoded is read as a space, and no tag has a space.
  return parameterIn(pageUrl, "from").replaceAll(" ", "+");
}

/**
 * What to search the versions for, as in `/download?find=timer` (docs/rules.md, 13.9). "" for nothing; null if the URL names a version,
 * which must show in the list.
 */
export function queryIn(pageUrl: string): string | null {
  if (versionIn(fragmentIn(pageUrl)) !== null) return null;
  try {
    return parameterIn(pageUrl, "find").slice(0, LONGEST_QUERY);
  } catch {
    // The list must not be lost with the search.
    return "";
  }
}

/** The fragment, decoded; "" without one. */
export function fragmentIn(pageUrl: string): string {
  return decodeFragment(/#.*/.exec(pageUrl)?.[0] ?? "");
}

type Parameter = "from" | "find";

function parameterIn(pageUrl: string, name: Parameter): string {
  const [, query] = /\?([^#]*)/.exec(pageUrl) ?? [];
  return new URLSearchParams(query).get(name)?.trim() ?? "";
}

/** Writes a parameter into the URL of the page, or removes it if the value is "". */
export function writeParameter(name: Parameter, value: string): void {
  changePageUrl(({ searchParams }) => (value ? searchParams.set(name, value) : searchParams.delete(name)));
}
