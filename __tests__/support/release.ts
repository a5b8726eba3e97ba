import type { AndroidPackage, Release, ReleaseFile } from "../../src/releases/release";

/** A release with plain values in all fields, except for `changes`. */
export function release(changes: Partial<Release> = {}): Release {
  return {
    id: "1",
    version: "v1.0.0",
    name: "Player 1.0",
    date: "2026-03-04T05:06:07.000Z",
    features: ["First change", "Second change"],
    isPrerelease: false,
    files: [releaseFile("player.apk")],
    fallback: null,
    ...changes,
  };
}

/** An attached file with plain values in all other fields, except for `changes`. */
export function releaseFile(name: string, changes: Partial<ReleaseFile> = {}): ReleaseFile {
  return {
    name,
    size: 24_600_000,
    downloadUrl: `https://github.com/octo/player/releases/download/v1.0.0/${name}`,
    sha256: null,
    androidPackage: null,
    ...changes,
  };
}

/** A certificate whose SHA-256 is a digit. */
export function certificate(digit: string, oldestAndroid = "7") {
  return { sha256: digit.repeat(64), oldestAndroid };
}

/** What a package for every phone says, except for `changes`. */
export function androidPackage(changes: Partial<AndroidPackage> = {}): AndroidPackage {
  return {
    applicationId: "org.example.player",
    versionCode: 1,
    oldestAndroid: "8",
    lastAndroid: null,
    processors: [],
    purpose: "phones",
    certificates: [certificate("a")],
    ...changes,
  };
}

/** A release with a package that a build has read. */
export function signedRelease(version: string, changes: Partial<AndroidPackage> = {}): Release {
  const file = releaseFile("player.apk", { androidPackage: androidPackage(changes) });
  return release({ id: version, version, files: [file] });
}
