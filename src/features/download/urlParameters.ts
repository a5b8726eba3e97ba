import { decodeFragment } from "../../browser/pageScroll";
import { changePageUrl } from "../../browser/pageUrl";

/*
 * What the URL of /download asks for. `pageUrl` is what usePageUrl gives; it is "" until the browser knows the URL, and asks for nothing
 * then.
 */

/** The fragment, decoded; "" without one. */
export function fragmentIn(pageUrl: string): string {
  return decodeFragment(/#.*/.exec(pageUrl)?.[0] ?? "");
}

/** The value of a parameter: `from` is the visitor's version, `find` is what to search for. "" without one. */
export function parameterIn(pageUrl: string, name: "from" | "find"): string {
  const [, query] = /\?([^#]*)/.exec(pageUrl) ?? [];
  return new URLSearchParams(query).get(name)?.trim() ?? "";
}

/** Writes a parameter into the URL of the page, or removes it if the value is "". */
export function writeParameter(name: "from" | "find", value: string): void {
  changePageUrl(({ searchParams }) => (value ? searchParams.set(name, value) : searchParams.delete(name)));
}
