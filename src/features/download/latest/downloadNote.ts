import { fileKind, type Processor, packageArchitecture } from "../../../releases/fileName";
import type { Device, Recommendation } from "../../../releases/recommendFile";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";

const PROCESSORS: Record<Processor, string> = {
  "arm64-v8a": "64-bit ARM",
  "armeabi-v7a": "32-bit ARM",
  x86_64: "64-bit x86",
  x86: "32-bit x86",
};

/** What {@link downloadNote} is about. */
interface DownloadFacts {
  linksTo: ReleaseSummary["linksTo"];
  /** The attached files of the release. */
  files: readonly ReleaseFile[];
  recommended: Recommendation | null;
  /** The device; null until it is known. */
  device: Device | null;
}

/** What visitors read under the large button: why it is the right file, or why no file is (docs/rules.md, 3.12 and 3.19). */
export function downloadNote(facts: DownloadFacts): string {
  const { recommended, device } = facts;
  if (device?.kind === "apple") return "This is an Android app: there is nothing to install on an iPhone or iPad.";
  return recommended ? reasonFor(recommended, device) : missingNote(facts);
}

function reasonFor({ reason }: Recommendation, device: Device | null): string {
  const processor = device?.kind === "android" ? device.processor : null;
  if (reason === "processor" && processor) return `Your browser reports a ${PROCESSORS[processor]} processor.`;
  if (reason === "only") return "The only package of this release, for Android phones.";
  const claim = reason === "universal" ? "Works on any Android phone" : "Made for any Android phone";
  return device?.kind === "android" && !processor ? `${claim}; we could not detect your processor.` : `${claim}.`;
}

function missingNote({ linksTo, files, device }: DownloadFacts): string {
  if (linksTo === "sourceArchive") return "This release has no app file yet; the button downloads its source code.";
  if (linksTo === "releasePage") return "This release has no app file yet; the button opens its page.";
  const packages = files.filter(({ name }) => fileKind(name) === "androidPackage");
  if (packages.length === 0) return "No Android package is attached to this release.";
  const [only, second] = packages;
  if (only && !second) {
    const processor = device?.kind === "android" ? device.processor : null;
    const isForOther = processor !== null && packageArchitecture(only.name) !== null;
    return isForOther
      ? `Its package may not install here: your browser reports a ${PROCESSORS[processor]} processor.`
      : "Its only package may not be meant for phones.";
  }
  return 'Nothing tells which package is yours. If one does not install, try another under "All files".';
}
