import { processorSet } from "./recommendFile";
import type { AndroidPackage, Release, ReleaseFile } from "./release";

/** A phone refuses `otherKey` and `olderCode`; it installs `secondApp` beside the one before. */
export const UPDATE_PROBLEMS = ["secondApp", "otherKey", "olderCode"] as const;

/** What the newest release means for a phone that has the version before it. */
export interface Update {
  /** The version before. */
  version: string;
  problem: (typeof UPDATE_PROBLEMS)[number] | null;
  /** The URLs of the files that install over each package that the same phone may have. */
  installsOver: readonly string[];
}

/** The packages for phones that a build has read. */
export function phonePackages({ files }: Pick<Release, "files">): AndroidPackage[] {
  const packages = files.flatMap(({ androidPackage }) => androidPackage ?? []);
  return packages.filter(({ purpose }) => purpose === "phones");
}

/**
 * Compares the newest release with the version before it (docs/rules.md, 15.5). That is the first
 * one with the same app, because a beta may be another app. Null if nothing can be said.
 */
export function updateOf(releases: readonly Release[]): Update | null {
  const [newest = { files: [] }, ...older] = releases;
  const own = phonePackages(newest);
  const others = older.map((release) => {
    // Of a package with the signature v1 alone, the key is not known.
    const packages = phonePackages(release).filter(({ certificates }) => certificates.length > 0);
    const pairs = own.flatMap((one) => packages.map((other): Pair => [one, other]));
    return { version: release.version, pairs };
  });
  const before =
    others.find(({ pairs }) => pairs.some(isSameApp)) ??
    others.find(({ pairs }) => pairs.length > 0);
  if (!before) return null;
  const { version, pairs } = before;
  const isKnown = ({ androidPackage }: ReleaseFile) => {
    const met = pairs.filter((pair) => pair[0] === androidPackage && isForSamePhone(pair));
    return met.length > 0 && met.every(isUpdate);
  };
  const installsOver = newest.files.flatMap((file) => (isKnown(file) ? file.downloadUrl : []));
  return { version, problem: problemOf(pairs), installsOver };
}

/** A package of the newest release, and one of the version before. */
type Pair = readonly [AndroidPackage, AndroidPackage];

function problemOf(pairs: readonly Pair[]): Update["problem"] {
  const sameApp = pairs.filter(isSameApp);
  if (sameApp.length === 0) return "secondApp";
  const sameKey = sameApp.filter(isSameKey);
  // Each package needs one before it, because variants may have keys of their own. A key that is
  // not known is not another one.
  const isOther = (one: AndroidPackage) =>
    one.certificates.length > 0 && !sameKey.some(([same]) => same === one);
  if (sameApp.some(([one]) => isOther(one))) return "otherKey";
  // The codes for one processor and for all of them differ by offsets.
  const sameKind = sameKey.filter(isSameKind);
  const isReplaced = ([, other]: Pair) =>
    sameKind.some(([one, same]) => same === other && codeOf(one) >= codeOf(other));
  return sameKind.every(isReplaced) ? null : "olderCode";
}

function isUpdate([one, other]: Pair) {
  // A phone refuses a package that is made for a much older Android than the one before.
  const lastOf = ({ lastAndroid }: AndroidPackage) => Number(lastAndroid ?? Infinity);
  return codeOf(one) >= codeOf(other) && lastOf(one) >= lastOf(other);
}

/** Whether one phone may have both. */
function isForSamePhone(pair: Pair) {
  const [{ processors }, other] = pair;
  const isShared = (processor: string) => other.processors.includes(processor);
  const isForBoth = !processors.length || !other.processors.length || processors.some(isShared);
  return isSameApp(pair) && isSameKey(pair) && isForBoth;
}

/** Android takes a package without a code for 0. */
function codeOf({ versionCode }: AndroidPackage) {
  return versionCode ?? 0;
}

function isSameApp([one, other]: Pair) {
  return one.applicationId === other.applicationId;
}

/** An app whose key has changed has the certificate too that was the newest before. */
function isSameKey([one, other]: Pair) {
  return one.certificates.some(({ sha256 }) => sha256 === other.certificates[0]?.sha256);
}

function isSameKind([one, other]: Pair) {
  return processorSet(one.processors) === processorSet(other.processors);
}
