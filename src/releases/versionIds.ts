import type { ReleaseSummary } from "./release";
import { versionId } from "./versionFragment";

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
