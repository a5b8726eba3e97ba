import { type Architecture, type Processor, packageArchitecture } from "./fileName";
import type { ReleaseFile } from "./releaseFile";

/**
 * What a browser on Android says about the processor, as User-Agent Client Hints.
 *
 * - `architecture`: "arm" or "x86"; empty or missing if it does not say
 * - `bitness`: "64" or "32"; empty or missing if it does not say
 * - `platform`: `navigator.platform`, such as "Linux aarch64"
 *
 * @see https://wicg.github.io/ua-client-hints/
 */
export interface ProcessorHints {
  architecture?: string | undefined;
  bitness?: string | undefined;
  platform: string;
}

/** The file for a device, and the processor that it was chosen for; null if it is the universal file. */
export interface Suggestion {
  file: ReleaseFile;
  processor: Processor | null;
}

/**
 * The platforms of 32-bit systems. Their hints may describe a 64-bit kernel, but no 64-bit package installs on such a device.
 */
const PLATFORM_OF_32_BITS = /\b(armv[78]l|i[3-6]86)\b/;

/** Gradle adds this word to the name of a package without a signature. No phone installs such a package. */
const UNSIGNED = /(?<![a-z])unsigned(?![a-z])/i;

/** The processor, if the hints leave no doubt; else null. */
export function processorOf({ architecture, bitness, platform }: ProcessorHints): Processor | null {
  if (bitness === "64" && PLATFORM_OF_32_BITS.test(platform)) return null;
  if (architecture === "arm") return bitness === "64" ? "arm64-v8a" : bitness === "32" ? "armeabi-v7a" : null;
  if (architecture === "x86") return bitness === "64" ? "x86_64" : bitness === "32" ? "x86" : null;
  return null;
}

/**
 * The Android package to suggest: the one for the processor, else the universal one, else null (docs/rules.md, 13.5). If two
 * packages are for the same processor, nothing tells which one is meant for visitors, so neither is suggested.
 *
 * @param processor null if it is not certain
 */
export function suggestFile(files: readonly ReleaseFile[], processor: Processor | null): Suggestion | null {
  const only = (architecture: Architecture) => {
    const [file, second] = files.filter(({ name }) => packageArchitecture(name) === architecture && !UNSIGNED.test(name));
    return second ? undefined : file;
  };
  const exact = processor && only(processor);
  if (exact) return { file: exact, processor };
  const universal = only("universal");
  return universal ? { file: universal, processor: null } : null;
}
