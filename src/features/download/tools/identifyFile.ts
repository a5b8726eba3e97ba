import { fileKind } from "../../../releases/fileName";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { hasEveryResponse, type ReleaseList } from "../list/releaseList";

interface PublishedFile {
  release: ReleaseSummary;
  file: ReleaseFile;
}

type VisitorFile = { name: string; size: number; sha256: string };

export type FileResult =
  | (PublishedFile & { status: "published" })
  | { status: "foreign" }
  | { status: "unsure"; reason: string };

/**
 * Finds a visitor's file among the published ones; null while a response is missing. Only a file
 * that can be none of them is foreign (docs/rules.md, 13.5).
 */
export function identifyFile(visitorFile: VisitorFile, list: ReleaseList): FileResult | null {
  const published = list.releases.flatMap((release) =>
    (list.files.get(release.id) ?? []).map((file) => ({ release, file })),
  );
  const same = published.find(({ file }) => file.sha256 === visitorFile.sha256);
  if (same) return { status: "published", ...same };
  if (!hasEveryResponse(list) || list.liveRequest.status === "loading") return null;
  const reason = reasonForDoubt(visitorFile, published, list);
  return reason === null ? { status: "foreign" } : { status: "unsure", reason };
}

/** Why a file may be a published one although no SHA-256 says so; null if it can be none. */
function reasonForDoubt(
  { name, size }: VisitorFile,
  published: readonly PublishedFile[],
  list: ReleaseList,
): string | null {
  const { releases, files, lacksOlder, liveRequest } = list;
  const hasFiles = releases.every(({ id }) => files.has(id));
  if (lacksOlder || liveRequest.status === "failed" || !hasFiles)
    return "It may belong to a version that could not be loaded. Try again later.";
  const possible = published.find(
    ({ file }) => file.sha256 === null && (file.size ?? size) === size,
  );
  const isArchive = fileKind(name) === "archive";
  if (!possible && !isArchive) return null;
  const what = possible
    ? `${possible.file.name} of ${possible.release.name}`
    : "the source code of a release";
  return `It may be ${what}, for which no SHA-256 is published.`;
}
