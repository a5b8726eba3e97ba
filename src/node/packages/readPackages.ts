import { fileKind } from "../../releases/fileName";
import { withKnownPackages } from "../../releases/knownPackages";
import type { Release, ReleaseFile } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { linkedFile } from "../../releases/summary";
import { RELEASES_PER_STEP } from "../../site/constants";
import { networkReason, type Warn } from "../requests";
import { rangeReader } from "./rangeReader";
import { readPackage } from "./readPackage";
import { markSecondApps } from "./secondApps";

/** For all packages, in milliseconds. */
const TIMEOUT = 60_000;
const AT_ONCE = 8;

/**
 * Gives releases what their Android packages say (docs/rules.md, 15.1).
 *
 * @param published releases whose packages an earlier build has read
 * @param warn gets each problem, which never stops the build
 */
export async function readPackages(
  releases: readonly Release[],
  published: readonly Release[],
  warn: Warn,
): Promise<Release[]> {
  const known = new Map(published.map(({ id, files }) => [id, files]));
  // The next steps complete these copies in place.
  const copies = releases.map((release) => {
    const files = withKnownPackages(release.files, known.get(release.id));
    return structuredClone({ ...release, files });
  });
  await readFiles(filesToRead(copies), warn);
  markSecondApps(copies, warn);
  return copies;
}

/**
 * The packages that no build has read: all of the newest stable release and of the two newest,
 * which are compared, and of the others the one of the link.
 */
function filesToRead(releases: readonly Release[]): ReleaseFile[] {
  const stable = releases.find(({ isPrerelease }) => !isPrerelease);
  const shown = new Set([...releases.slice(0, RELEASES_PER_STEP), ...(stable ? [stable] : [])]);
  const files = [...shown].flatMap((release) => {
    const isWholeRead = release === stable || releases.indexOf(release) < 2;
    return isWholeRead ? release.files : (linkedFile(release.files) ?? []);
  });
  return files.filter(
    ({ name, androidPackage }) => !androidPackage && fileKind(name) === "androidPackage",
  );
}

async function readFiles(files: readonly ReleaseFile[], warn: Warn) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const failures: string[] = [];
  const rest = files.values();
  async function readNext() {
    // All readers share the iterator, so each file is read once.
    for (const file of rest) {
      try {
        file.androidPackage = await readPackage(rangeReader(file, signal), file.name);
      } catch (error) {
        const reason = signal.aborted ? `${TIMEOUT / 1000} s are over` : networkReason(error);
        failures.push(`${logText(file.downloadUrl)} could not be read (${reason})`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  if (failures[0])
    warn(
      `${failures[0]}. Of this package, the page says only what its name says. ` +
        `The next build tries again (${failures.length} in all).`,
    );
}
