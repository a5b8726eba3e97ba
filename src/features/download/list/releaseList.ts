import type { NewestReleases } from "../../../releases/mergeReleases";
import type { KnownRelease, Release } from "../../../releases/release";
import { type AllReleases, allReleasesOf, contentOf, type ListContent, loadedReleases } from "./listContent";
import type { BuiltReleases, ReleaseListFacts } from "./releaseListFacts";

/*
 * The release list of /download as a state machine, without React and without the network: each function takes a state and gives
 * the next one. What did not change stays the same object, so that React does not render it again.
 */

/** What is known of the list. Only the functions of this file make one. */
export interface ReleaseListState extends ReleaseListFacts, ListContent {
  /** The releases to show: the first ones of the list. */
  shown: readonly KnownRelease[];
  hasMoreToShow: boolean;
  /** All releases; null until the file was requested, and while the file or the first answer is still awaited. */
  allReleases: AllReleases | null;
}

/** The list as the build wrote it. */
export function builtList(built: BuiltReleases): ReleaseListState {
  return stateOf({
    built,
    refresh: { status: "built" },
    live: null,
    checkedAt: 0,
    allReleasesFile: { status: "idle" },
    shownCount: built.step,
    isWaitingForMore: false,
  });
}

/** The call is under way. */
export function refreshStarted(state: ReleaseListState): ReleaseListState {
  return next(state, { refresh: { status: "loading" } });
}

/** The API has answered, at `checkedAt`, in milliseconds. */
export function refreshSucceeded(state: ReleaseListState, live: NewestReleases, checkedAt: number): ReleaseListState {
  return next(state, { live, checkedAt, refresh: { status: "current" } });
}

/** The call has failed. What was known stays. `isGone`: the API has no such repository any more. */
export function refreshFailed(state: ReleaseListState, message: string, isGone = false): ReleaseListState {
  return next(state, { refresh: { status: "failed", message, isGone } });
}

/** All releases are needed. Changes nothing if they are loaded or being loaded. */
export function allReleasesRequested(state: ReleaseListState): ReleaseListState {
  const { status } = state.allReleasesFile;
  return status === "idle" || status === "failed" ? next(state, { allReleasesFile: { status: "loading" } }) : state;
}

/** The file of all releases is loaded. */
export function allReleasesLoaded(state: ReleaseListState, releases: readonly Release[]): ReleaseListState {
  const { isWaitingForMore, shownCount, built } = state;
  return next(state, {
    allReleasesFile: { status: "loaded", releases },
    isWaitingForMore: false,
    shownCount: isWaitingForMore ? shownCount + built.step : shownCount,
  });
}

/** The file of all releases could not be loaded. */
export function allReleasesFailed(state: ReleaseListState, message: string): ReleaseListState {
  return next(state, { allReleasesFile: { status: "failed", message }, isWaitingForMore: false });
}

/** More releases are requested. They show at once or, if the page does not know enough, once the file of all releases is loaded. */
export function moreRequested(state: ReleaseListState): ReleaseListState {
  if (state.isWaitingForMore) return state;
  if (state.hasUnknownReleases) return next(allReleasesRequested(state), { isWaitingForMore: true });
  return next(state, { shownCount: state.shownCount + state.built.step });
}

function next(state: ReleaseListState, changes: Partial<ReleaseListFacts>): ReleaseListState {
  const { built, refresh, live, checkedAt, allReleasesFile, shownCount, isWaitingForMore } = state;
  return stateOf({ built, refresh, live, checkedAt, allReleasesFile, shownCount, isWaitingForMore, ...changes }, state);
}

function stateOf(facts: ReleaseListFacts, before?: ReleaseListState): ReleaseListState {
  const hasSameContent = before?.live === facts.live && loadedReleases(before) === loadedReleases(facts);
  const content = hasSameContent ? before : contentOf(facts);
  const hasSameStatus = before?.refresh === facts.refresh && before.allReleasesFile === facts.allReleasesFile;
  const hasSameCount = before?.shownCount === facts.shownCount;
  return {
    ...content,
    ...facts,
    shown: hasSameContent && hasSameCount ? before.shown : content.known.slice(0, facts.shownCount),
    hasMoreToShow: content.hasUnknownReleases || content.known.length > facts.shownCount,
    allReleases: hasSameContent && hasSameStatus ? before.allReleases : allReleasesOf(facts, content),
  };
}
