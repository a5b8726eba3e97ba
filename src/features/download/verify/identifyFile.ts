import { fileKind } from "../../../releases/fileName";
import type { Release, ReleaseFile } from "../../../releases/release";
import { hasEveryResponse, missingReleases, type ReleaseList } from "../list/releaseList";

/** If only the build found the file (`isCurrent` is false), it may be deleted by now. */
type PublishedFile = {
  release: Pick<Release, "id" | "name" | "version">;
  file: ReleaseFile;
  isCurrent: boolean;
};

type VisitorFile = { name: string; size: number; sha256: string | null };

export type FileResult =
  | (PublishedFile & { status: "published"; versions: readonly string[] })
  | { status: "foreign" }
  | { status: "unsure"; reason: string };

export function isPublishedSize(size: number, list: ReleaseList): boolean {
  return publishedFiles(list).some(({ file }) => mayHaveSize(file, size));
}

/**
 * Finds a visitor's file among the published ones; null while a response is missing. Only a file
 * that can be none of them is foreign (docs/rules.md, 13.5).
 */
export function identifyFile(visitorFile: VisitorFile, list: ReleaseList): FileResult | null {
  const { sha256 } = visitorFile;
  const published = publishedFiles(list);
  const same = published.filter(({ file }) => sha256 !== null && file.sha256 === sha256);
  const current = same.filter(({ isCurrent }) => isCurrent);
  if (current[0]) {
    const versions = new Set(current.map(({ release }) => release.version));
    return { status: "published", ...current[0], versions: [...versions] };
  }
  if (!hasEveryResponse(list) || list.liveRequest.status === "loading") return null;
  const reason = same[0]
    ? `It was ${nameOf(same[0])}, but it is not published any more.`
    : reasonForDoubt(visitorFile, published, list);
  return reason === null ? { status: "foreign" } : { status: "unsure", reason };
}

/** Why a file may be a published one although no SHA-256 says so; null if it can be none. */
function reasonForDoubt(
  { name, size }: VisitorFile,
  published: readonly PublishedFile[],
  list: ReleaseList,
): string | null {
  // A browser gives a deleted file the size 0, and on some systems a folder.
  if (size === 0) return "It is empty, a folder, or not there any more.";
  const missing = missingReleases(list);
  if (missing.older || missing.newer || !list.releases.every(({ id }) => list.files.has(id)))
    return "It may belong to a version that could not be loaded. Try again later.";
  const current = published.filter(({ isCurrent }) => isCurrent);
  const possible = current.find(({ file }) => file.sha256 === null && mayHaveSize(file, size));
  if (possible) return `It may be ${nameOf(possible)}, for which no SHA-256 is published.`;
  if (fileKind(name) === "archive")
    return (
      "It may be the source code of a release, which holds no app. " +
      "GitHub publishes no SHA-256 for it."
    );
  // The response confirms the files of its own releases only.
  const confirmed = new Set(list.live?.releases.map(({ id }) => id));
  const unconfirmed = current.filter(({ release }) => !confirmed.has(release.id));
  const findNamed = (wanted: string) => unconfirmed.find(({ file }) => file.name === wanted);
  // A second copy is called `player (1).apk`, `player-1.apk` (Android, Safari) or `player 2.apk`
  // (Apple's Files). A published file may have such a name too.
  const originalName = name.replace(/( ?\(\d+\)|[ -]\d+)(?=\.\w+$)/, "");
  const namesake = findNamed(name) ?? findNamed(originalName);
  return namesake ? `It may have replaced ${nameOf(namesake)} since this site was built.` : null;
}

function nameOf({ file, release }: PublishedFile) {
  return `${file.name} of ${release.name}`;
}

function mayHaveSize(file: ReleaseFile, size: number) {
  return file.size === null || file.size === size;
}

function publishedFiles({ releases, files, built, allReleases }: ReleaseList) {
  const inFile = allReleases.status === "loaded" ? allReleases.releases : [];
  return [
    ...releases.flatMap((release) =>
      (files.get(release.id) ?? []).map((file) => ({ release, file, isCurrent: true })),
    ),
    // The page itself still offers the other ones.
    ...[...built.releasesWithFiles.slice(0, 1), ...inFile].flatMap((release) =>
      release.files.map((file) => ({ release, file, isCurrent: false })),
    ),
  ];
}
