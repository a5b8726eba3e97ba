import { fileKind } from "../../../releases/fileName";
import type { Release, ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { loadedReleases, type ReleaseList } from "../list/releaseList";

/** A file and the release that it is attached to. */
interface AttachedFile {
  release: ReleaseSummary;
  file: ReleaseFile;
}

/**
 * What a file is, going by its SHA-256, its size and its name (docs/rules.md, 13.4).
 *
 * - `known`: the same as an attached file of the API's last answer, or of several releases
 * - `built`: the same as one that was attached when the site was built, and that the answer does not have
 * - `archive`: none of them, and an archive by its name. GitHub makes those of the source on request, so they have no SHA-256
 * - `foreign`: none of them
 * - `replaced`: none of them, but perhaps one that was replaced since the build in a release that the answer does not have
 * - `unsure`: perhaps one of the `candidates`: attached files without a SHA-256, of the same or of unknown size. If no SHA-256 is
 *   published at all, every file is `unsure`
 */
type Identity =
  | { status: "known" | "built"; matches: readonly [AttachedFile, ...AttachedFile[]] }
  | { status: "archive" }
  | { status: "foreign" }
  | { status: "replaced" }
  | { status: "unsure"; candidates: readonly AttachedFile[] };

/** Finds a file among the attached files of the releases of a list. */
export function identifyFile({ name, size, sha256 }: { name: string; size: number; sha256: string }, list: ReleaseList): Identity {
  const { known, files, live, refresh } = list;
  // All other releases may have changed since the build, and all of them if the repository is gone.
  const confirmed = refresh.status === "failed" && refresh.isGone ? [] : (live?.releases ?? []);
  const isSame = ({ file }: AttachedFile) => file.sha256 === sha256;
  const attached = known.flatMap((release) => attachedTo(release, files.get(release.id) ?? []));
  const genuine = filesOf(confirmed).filter(isSame);
  const [first, ...others] = genuine.length > 0 ? genuine : [...attached, ...filesOf(loadedReleases(list) ?? [])].filter(isSame);
  if (first) return { status: genuine.length > 0 ? "known" : "built", matches: [first, ...others] };
  const candidates = attached.filter(({ file }) => file.sha256 === null && (file.size === null || file.size === size));
  if (candidates.length === 0 && fileKind(name) === "archive" && known.length > 0) return { status: "archive" };
  const isAnyPublished = attached.some(({ file }) => file.sha256 !== null);
  if (!isAnyPublished || candidates.length > 0) return { status: "unsure", candidates };
  // Its name may be that of a file in the answer only, or of a copy of one; then it claims to be
  // that one.
  const confirmedIds = new Set(confirmed.map(({ id }) => id));
  const namesakes = attached.filter(({ file }) => isNameOf(file.name, name));
  const isClaimed = namesakes.length > 0 && namesakes.every(({ release }) => confirmedIds.has(release.id));
  return isClaimed || known.every(({ id }) => confirmedIds.has(id)) ? { status: "foreign" } : { status: "replaced" };
}

/**
 * Whether a name is that of a file or of a copy of it. Programs name copies in many ways and
 * languages: `player (1).apk` (Chrome), `player(1).apk` (Firefox), `player-1.apk` (Safari, some
 * apps on Android), `player - Copy.apk`, `Copy of player.apk`, `player.apk.1`. GitHub leaves
 * neither a space nor a parenthesis in the name of a file.
 */
function isNameOf(fileName: string, name: string): boolean {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(fileName) ?? [];
  const has = (before: string, added: RegExp, after: string) =>
    name.startsWith(before) && name.endsWith(after) && added.test(name.slice(before.length, name.length - after.length));
  const isCopy = has(stem, /^[\s(]|^[-_]\d+$/, ending) || has(fileName, /^[\s(]|^\.\d+$/, "") || has("", /\s$/, fileName);
  return isCopy || name === fileName;
}

function filesOf(releases: readonly Release[]): AttachedFile[] {
  return releases.flatMap((release) => attachedTo(release, release.files));
}

function attachedTo(release: ReleaseSummary, files: readonly ReleaseFile[]): AttachedFile[] {
  return files.map((file) => ({ release, file }));
}
