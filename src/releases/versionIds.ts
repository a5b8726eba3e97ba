import type { ReleaseSummary } from "./release";

/**
 * The id of the element that shows a version: its tag, so that {@link versionFragment} leads to it without scripts too
 * (docs/rules.md, 3.26). Undefined if the tag cannot be an id: our own ids have no digit, and no id has a space.
 */
export function versionId(version: string): string | undefined {
  return /\d/.test(version) && !/\s/.test(version) ? version : undefined;
}

/**
 * The ids of the elements that show these releases, in their order. If several releases have the same tag, the first one gets it.
 */
export function versionIds(releases: readonly Pick<ReleaseSummary, "version">[]): (string | undefined)[] {
  const taken = new Set<string>();
  return releases.map(({ version }) => {
    const isTaken = taken.has(version);
    taken.add(version);
    return isTaken ? undefined : versionId(version);
  });
}
