import { fileKind } from "../../../releases/fileName";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { isSettled, loadedReleases, missingReleases, type ReleaseList } from "../list/releaseList";

/** A file and the release that it is attached to. */
interface AttachedFile {
  release: ReleaseSummary;
  file: ReleaseFile;
}

/** A visitor's file. `sha256` is null if the file was not read, because no published file has its size. */
interface VisitorFile {
  name: string;
  size: number;
  sha256: string | null;
}

/** What a file is: one or several published files, none of them, or that it cannot be said, with the reason in a sentence. */
export type FileResult =
  | { status: "known"; matches: readonly [AttachedFile, ...AttachedFile[]] }
  | { status: "foreign" }
  | { status: "unsure"; reason: string };

/** Whether a published file may have this size, in bytes. If not, a file of this size need not be read. */
export function isPublishedSize(size: number, list: ReleaseList): boolean {
  const former = builtFiles(list).map(({ file }) => file);
  return [...list.files.values(), former].flat().some((file) => hasSize(file, size));
}

/**
 * What a file is among the attached files of a list (docs/rules.md, 13.4); null as long as more releases may come. It is foreign only
 * if every release is known, the API has confirmed the newest ones, and it can be none of their files.
 */
export function identifyFile({ name, size, sha256 }: VisitorFile, list: ReleaseList): FileResult | null {
  const isSame = ({ file }: AttachedFile) => sha256 !== null && file.sha256 === sha256;
  const attached = list.known.flatMap((release) => attachedTo(release, list.files.get(release.id) ?? []));
  const [first, ...others] = attached.filter(isSame);
  if (first) return { status: "known", matches: [first, ...others] };
  if (!isSettled(list) || list.refresh.status === "loading") return null;
  // A browser also gives this size to a file that it does not find any more.
  if (size === 0) return unsure("It is empty, or it is not there any more.");
  const former = builtFiles(list).find(isSame);
  if (former) return unsure(`It was ${nameOf(former)}, but it is not published any more.`);
  const missing = missingReleases(list);
  const hasAllFiles = list.known.every(({ id }) => list.files.has(id));
  if (missing.older || missing.newer || !hasAllFiles)
    return unsure("It may belong to a version that could not be loaded. Try again later.");
  const candidate = attached.find(({ file }) => file.sha256 === null && hasSize(file, size));
  if (candidate) return unsure(`It may be ${nameOf(candidate)}, for which no SHA-256 is published.`);
  if (fileKind(name) === "archive") {
    return unsure("It may be the source code of a release, which holds no app. GitHub publishes no SHA-256 for it.");
  }
  // The response confirms the files of its own releases only. An older one may have got another file of the same name.
  const confirmed = new Set(list.live?.releases.map(({ id }) => id));
  const namesake = attached.find(({ file, release }) => file.name === withoutCopyMark(name) && !confirmed.has(release.id));
  if (namesake) return unsure(`It may have replaced ${nameOf(namesake)} since this site was built.`);
  return attached.some(({ file }) => file.sha256 !== null)
    ? { status: "foreign" }
    : unsure("No SHA-256 is published for any release.");
}

function unsure(reason: string): FileResult {
  return { status: "unsure", reason };
}

function nameOf({ file, release }: AttachedFile): string {
  return `${file.name} of ${release.name}`;
}

/** The size of a published file is null if the API does not say. */
function hasSize(file: ReleaseFile, size: number): boolean {
  return file.size === null || file.size === size;
}

/** The files that the build found, as far as they are loaded. One that is not attached any more was deleted or replaced since. */
function builtFiles(list: ReleaseList): AttachedFile[] {
  const { newest, latestFiles } = list.built;
  const ofLatest = newest.slice(0, 1).flatMap((release) => attachedTo(release, latestFiles));
  return [...ofLatest, ...(loadedReleases(list) ?? []).flatMap((release) => attachedTo(release, release.files))];
}

/** The name of the file of which a browser has saved another copy: `player (1).apk` in Chrome, `player(1).apk` in Firefox. */
function withoutCopyMark(name: string): string {
  return name.replace(/ ?\(\d+\)(?=\.\w+$)/, "");
}

function attachedTo(release: ReleaseSummary, files: readonly ReleaseFile[]): AttachedFile[] {
  return files.map((file) => ({ release, file }));
}
