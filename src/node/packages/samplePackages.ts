import type { AndroidPackage, Release } from "../../releases/release";
import { compareNumbers, leadingNumber } from "../../releases/version";

const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "x86"];

/** Gives the sample releases what their packages would say. */
export function withSamplePackages(releases: readonly Release[]): Release[] {
  return releases.map((release) => {
    const files = release.files.map((file) => ({
      ...file,
      androidPackage: file.name.endsWith(".apk") ? packageOf(release, file.name) : null,
    }));
    return { ...release, files };
  });
}

function packageOf({ version }: Release, name: string): AndroidPackage {
  const processor = PROCESSORS.find((one) => name.includes(`-${one}.`));
  return {
    applicationId: "org.example.player",
    versionCode: 1,
    oldestAndroid: oldestAndroidOf(version),
    processors: processor ? [processor] : PROCESSORS,
    purpose: "phones",
    certificates: [{ sha256: "8d0cf1a3e57b46298c1f0e6a94d2b753".repeat(2), oldestAndroid: "7" }],
  };
}

function oldestAndroidOf(version: string) {
  const number = leadingNumber(version) ?? "1";
  if (compareNumbers(number, "2") >= 0) return "8";
  return compareNumbers(number, "1.9") >= 0 ? "7" : "5";
}
