import { useDevice } from "../../../browser/useDevice";
import { choiceOf } from "../../../releases/choice";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList } from "./useReleaseList";

/** The download of a release for the visitor's device. */
export function useChoice(release: ReleaseSummary) {
  const files = useReleaseList().files.get(release.id) ?? [];
  return choiceOf(release, files, useDevice());
}
