import type { Processor } from "./fileName";

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

/**
 * The platforms of 32-bit systems. Their hints may describe a 64-bit kernel, but no 64-bit package installs on such a device.
 */
const PLATFORM_OF_32_BITS = /\b(armv[78]l|i[3-6]86)\b/;

/** The processor, if the hints leave no doubt; else null. */
export function processorOf({ architecture, bitness, platform }: ProcessorHints): Processor | null {
  if (bitness === "64" && PLATFORM_OF_32_BITS.test(platform)) return null;
  if (architecture === "arm") return bitness === "64" ? "arm64-v8a" : bitness === "32" ? "armeabi-v7a" : null;
  if (architecture === "x86") return bitness === "64" ? "x86_64" : bitness === "32" ? "x86" : null;
  return null;
}
