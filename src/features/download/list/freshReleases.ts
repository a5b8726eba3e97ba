import type { AllReleases } from "./listContent";

// Apart from listContent.ts, because only scripts that load later need it.

/** All releases; null if the API has to be asked again before an answer to a question of that time, in milliseconds. */
export function freshReleases(all: AllReleases | null, askedAt: number): AllReleases | null {
  return all?.isCurrent && all.freshUntil < askedAt ? null : all;
}
