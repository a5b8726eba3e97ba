export type FileKind =
  | "androidPackage"
  | "androidBundle"
  | "archive"
  | "checksums"
  | "signature"
  | "other";

/** A processor in Android's words. See https://developer.android.com/ndk/guides/abis. */
export type Processor = "arm64-v8a" | "armeabi-v7a" | "x86_64" | "x86";

const PROCESSORS: readonly Processor[] = ["arm64-v8a", "armeabi-v7a", "x86_64", "x86"];

/** The processors that an Android package is for. */
export type Architecture = Processor | "universal" | "other processor";

// How names spell a processor. A hyphen separates a digit from a letter after it: `v8a` is `v8-a`.
// Each spelling is removed when it is found, so `arm` is not found in `arm64`.
const SPELLINGS: readonly [Architecture, RegExp][] = [
  ["x86_64", /\b(x86-?x?64|x64|amd-?64|64-bits?-x86)\b/g],
  ["x86", /\b(32-bits?-)?(x86|i[3-6]86)(-32-bits?)?\b/g],
  ["arm64-v8a", /\b(a(rm|arch)-?64|arm-?v?[89](?!-?\d)|v8-a)\b/g],
  ["universal", /\b((arm-)?universal|arm-all|fat|(all|any|no|multi)-?(arch|abi|cpu)[a-z]*)\b/g],
  ["armeabi-v7a", /\b(a(rm(eabi|hf)?(32|v?[5-7])?|arch-?32)|v7-a)\b/g],
  // Also words such as `apparm64`, of which nothing tells where the processor starts.
  [
    "other processor",
    /\b((armv?|mips|riscv)\d*|x32|ia32|intel|[a-z]*(arm(64|eabi|v[78])|aarch|x86)[a-z]*)\b/g,
  ],
];

/** The kind of a file, by the end of its name. */
export function fileKind(name: string): FileKind {
  if (/\.apk$/i.test(name)) return "androidPackage";
  if (/\.aab$/i.test(name)) return "androidBundle";
  if (/\.(zip|tar|tgz|gz|xz|bz2|zst|7z)$/i.test(name)) return "archive";
  if (/\.(sha\d*|md5)$|(sha\d*|check)sums?(\.txt)?$/i.test(name)) return "checksums";
  if (/\.(asc|sig|minisig|idsig|sigstore|pem|crt)$/i.test(name)) return "signature";
  return "other";
}

/** The processors in the name of an Android package. */
export function architecturesOf(name: string): readonly Architecture[] {
  if (fileKind(name) !== "androidPackage") return [];
  const found = new Set<Architecture>();
  let rest = wordsIn(name).replace(/(\d)(?=[a-z])/g, "$1-");
  for (const [architecture, spelling] of SPELLINGS) {
    const remaining = rest.replace(spelling, "");
    if (remaining !== rest) found.add(architecture);
    rest = remaining;
  }
  const processors = PROCESSORS.filter((processor) => found.has(processor));
  // Phones have ARM, so a number of bits alone means ARM.
  const is32 = /\b32-bits?\b/.test(rest);
  if (/\b64-bits?\b/.test(rest) && !/64/.test(processors.join())) {
    if (found.has("x86")) return ["x86_64"];
    return is32 ? ["arm64-v8a", "armeabi-v7a"] : ["arm64-v8a"];
  }
  if (processors.length > 0) return processors;
  if (is32) return ["armeabi-v7a"];
  return found.has("universal") ? ["universal"] : [...found];
}

// Other words contain these words: `iptv`, `stopwatch`, `scar`.
const SHORT_WORDS = [
  "(?<!s)wear",
  "(?<!ip|hd|cc|\\bm)tv",
  "(?<!stop|over|\\bs|re)watch(es|faces?)?",
  "\\b(android|in|unit)?(car|test)s?",
].join("|");
const SUFFIXES = "os|app|ing|release|box|player|free|lite|only|key|build|signed";

const NOT_FOR_PHONES: readonly RegExp[] = [
  // Without a signature, which no phone installs, or for tests. A tool that signs a package adds a
  // word to its name: `app-release-unsigned-signed.apk`.
  /un(sign|align)(?!.*signed\b)|not?-?sign|\bdbg|debug(?!g[ei])/,
  // For watches, televisions and cars.
  /wearable|\bwear(?![yi])|smart-?(watch|tv)|television|leanback|automotive|android-?auto|aaos/,
  new RegExp(`(${SHORT_WORDS})(${SUFFIXES})*\\b`),
];

/** Whether a file is an Android package for phones, by its name. */
export function isForPhones(name: string): boolean {
  if (fileKind(name) !== "androidPackage") return false;
  // Capitals separate the words of `TVPlayer`, and not those of `TVapp`, so both ways are tried.
  const readings = [name.toLowerCase(), name.replace(/([A-Z])(?=[A-Z][a-z])/g, "$1-")];
  return !readings
    .map((reading) => wordsIn(reading).replace(/[\d-]+/g, "-"))
    .some((words) => NOT_FOR_PHONES.some((pattern) => pattern.test(words)));
}

/** The words of a file's name in lower case, joined by hyphens: `wearApp` becomes `wear-app`. */
function wordsIn(name: string) {
  return (
    name
      // A file without a name has its URL as its name.
      .replace(/.*\//, "")
      .replace(/([a-z\d])(?=[A-Z])/g, "$1-")
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
  );
}
