import { processorsInName } from "../../releases/fileName";
import type { AndroidPackage, Release } from "../../releases/release";

/** Gives the sample releases what their packages would say. */
export function addSamplePackages(releases: readonly Release[]): void {
  for (const release of releases)
    for (const file of release.files)
      if (file.name.endsWith(".apk")) file.androidPackage = packageOf(release, file.name);
}

function packageOf({ version }: Release, name: string): AndroidPackage {
  return {
    applicationId: "org.example.player",
    versionCode: 1,
    // An old phone can install only old versions (CONTRIBUTING.md, "Look at a state").
    oldestAndroid: /^v1\.[0-8]/.test(version) ? "5" : "8",
    lastAndroid: null,
    processors: processorsInName(name) ?? [],
    purpose: "phones",
    certificates: [{ sha256: "8d0cf1a3e57b46298c1f0e6a94d2b753".repeat(2), oldestAndroid: "7" }],
  };
}
