import { type Architecture, type Processor, packageArchitecture } from "./fileName";
import type { ReleaseFile } from "./releaseFile";

/**
 * What a browser on Android says of the processor, as User-Agent Client Hints.
 *
 * - `architecture`: "arm" or "x86"; empty or absent where it does not say
 * - `bitness`: "64" or "32"; empty or absent where it does not say
 * - `platform`: `navigator.platform`, such as "Linux aarch64"
 *
 * @see https://wicg.github.io/ua-client-hints/
 */
export interface ProcessorHints {
  architecture?: string | undefined;
  bitness?: string | undefined;
  platform: string;
}

/** The file that suits a phone, and the processor that it was chosen for: null where the universal one was taken for want of one. */
export interface Suggestion {
  file: ReleaseFile;
  processor: Processor | null;
}

/** What a 32-bit process is told of the machine; the hints may tell of a 64-bit kernel below, on which no 64-bit package installs. */
const PROCESS_OF_32_BITS = /\b(armv[78]l|i[3-6]86)\b/;

/** What Gradle puts into the name of a package that nobody has signed: no phone installs it. */
const UNSIGNED = /(?<![a-z])unsigned(?![a-z])/i;

/** The processor that the hints leave no doubt of, or null. */
export function processorOf({ architecture, bitness, platform }: ProcessorHints): Processor | null {
  if (bitness === "64" && PROCESS_OF_32_BITS.test(platform)) return null;
  if (architecture === "arm") return bitness === "64" ? "arm64-v8a" : bitness === "32" ? "armeabi-v7a" : null;
  if (architecture === "x86") return bitness === "64" ? "x86_64" : bitness === "32" ? "x86" : null;
  return null;
}

/**
 * The Android package to suggest: the one for the processor, otherwise the universal one, otherwise none. Two of a kind are none:
 * nothing tells which of them is meant for visitors.
 *
 * @param processor null where it is not known for sure
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
