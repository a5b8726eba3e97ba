import { useDevice } from "../../../browser/useDevice";
import { choiceOf, insteadOf } from "../../../releases/choice";
import { isIn } from "../../../releases/mergeReleases";
import { isForPhones } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList } from "./useReleaseList";

/** The download of a release for the visitor's device. */
export function useChoice(release: ReleaseSummary) {
  const files = useReleaseList().files.get(release.id) ?? [];
  return choiceOf(release, files, useDevice());
}

/** The download of the newest release, or of an older one that has an app; and the stable one. */
export function useNewestChoice(newest: ReleaseSummary) {
  const { releases, files, built, lacksOlder } = useReleaseList();
  // If the response goes on after the built releases, an older one that it lacks may be deleted.
  const isOlderKnown = lacksOlder && releases.slice(-1).some(isIn(built.releases));
  const older = built.offers.filter((offer) => !isIn(built.releases)(offer));
  const all = isOlderKnown ? [...releases, ...older] : releases;
  const hasPackage = ({ id, link }: ReleaseSummary) =>
    link !== null && isForPhones(link) && files.get(id)?.some(isForPhones) !== false;
  const offered = all.find(hasPackage) ?? newest;
  const stable = newest.isPrerelease ? all.find(({ isPrerelease }) => !isPrerelease) : undefined;
  const choice = useChoice(offered);
  return {
    choice: offered.id === newest.id ? choice : insteadOf(newest, offered, choice),
    stable: stable === offered ? undefined : stable,
  };
}
