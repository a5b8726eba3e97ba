/** The kind of a file. The end of its name decides it. */
export type FileKind = "androidPackage" | "androidBundle" | "archive" | "checksums" | "signature" | "other";

/**
 * The processor of a device, in Android's own words.
 *
 * @see https://developer.android.com/ndk/guides/abis
 */
export type Processor = "arm64-v8a" | "armeabi-v7a" | "x86_64" | "x86";

const PROCESSORS: readonly Processor[] = ["arm64-v8a", "armeabi-v7a", "x86_64", "x86"];

/** What the name of an Android package says about processors: one of these, all, or one that is none of these or not clear. */
export type Architecture = Processor | "universal" | "other processor";

// The spellings in names as `wordsIn` gives them, each a word of its own. The first that fits counts, so that no part of `arm64` is
// `arm`, which has 32 bits.
const SPELLINGS: readonly (readonly [Architecture | "64 bits" | "32 bits", string])[] = [
  ["arm64-v8a", "a(?:rm|arch)-?64|arm-?v?[89](?!-?\\d)|v8-a"],
  ["universal", "(?:arm-)?universal|arm-all|fat|(?:all|any|no|multi)-?(?:arch|abi|cpu)[a-z]*"],
  ["armeabi-v7a", "a(?:rm(?:eabi|hf)?(?:32|v?[5-7])?|arch-?32)|v7-a"],
  ["x86_64", "x86-?x?64|x64|amd-?64"],
  ["x86", "x86|i[3-6]86"],
  ["64 bits", "64-?bits?"],
  ["32 bits", "32-?bits?"],
  ["other processor", "(?:armv?|mips|riscv)\\d*|x32|ia32|intel|[a-z]*(?:arm(?:64|eabi|v[78])|aarch|x86)[a-z]*"],
];
const SPELLING = new RegExp(`(?<![a-z\\d])(?:${SPELLINGS.map(([, forms]) => `(${forms})`).join("|")})(?![a-z\\d])`, "g");

/** What a file with this name is. The checksum or the signature of a package is not a package. */
export function fileKind(name: string): FileKind {
  if (/\.apk$/i.test(name)) return "androidPackage";
  if (/\.aab$/i.test(name)) return "androidBundle";
  if (/\.(zip|tar|tgz|gz|xz|bz2|zst|7z)$/i.test(name)) return "archive";
  if (/\.(sha\d*|md5)$|(sha\d*|check)sums?(\.txt)?$/i.test(name)) return "checksums";
  if (/\.(asc|sig|minisig|idsig|sigstore|pem|crt)$/i.test(name)) return "signature";
  return "other";
}

/**
 * What the name of an Android package says about processors: nothing, or for which of them it is, which may be several. Phones of
 * 64 bits have ARM, so "64bit" alone means that.
 */
export function architecturesOf(name: string): readonly Architecture[] {
  if (fileKind(name) !== "androidPackage") return [];
  const words = wordsIn(name).replace(/(\d)(?=[a-z])/g, "$1-");
  const spelled = [...words.matchAll(SPELLING)].map(([, ...forms]) => SPELLINGS[forms.findIndex(Boolean)]?.[0]);
  const has = (spelling: (typeof SPELLINGS)[number][0]) => spelled.includes(spelling);
  const named = PROCESSORS.filter(has);
  if (has("64 bits") && !/64/.test(named.join())) {
    return has("x86") ? ["x86_64"] : has("32 bits") ? ["arm64-v8a", "armeabi-v7a"] : ["arm64-v8a"];
  }
  if (named.length > 0 || spelled.length === 0) return named;
  return [has("32 bits") ? "armeabi-v7a" : has("universal") ? "universal" : "other processor"];
}

// Each also as a part of a longer word, such as `smartwatch`, where few other words have that part.
const NOT_FOR_PHONES =
  /un(sign|align)|not?-?sign|\bdbg|debug(?!g[ei])|wearable|smart-?(watch|tv)|automotive|android-?auto|leanback|television|aaos|\bwear(?![yi])|((?<!s)wear|(?<!ip|hd|cc|\bm)tv|(?<!stop|over|\bs|re)watch(es|faces?)?|\b(android|in|unit)?(car|test)s?)(os|app|ing|release|box|player|free|lite|only|key|build|signed)*\b/;

/**
 * Whether a file is an Android package for phones by its name: none for watches, televisions or cars, for tests, or without a signature,
 * which no phone installs.
 */
export function isForPhones(name: string): boolean {
  if (fileKind(name) !== "androidPackage") return false;
  // `TVapp` is right without its capitals, `TVPlayer` with them.
  const readings = [name.toLowerCase(), name.replace(/([A-Z])(?=[A-Z][a-z])/g, "$1-")];
  return !readings.some((reading) => NOT_FOR_PHONES.test(wordsIn(reading).replace(/[\d-]+/g, "-")));
}

/** The words of a file's name in lower case, with hyphens between them: those of `wearApp` are `wear` and `app`. */
function wordsIn(name: string): string {
  return (
    name
      // Of a URL, only its end is about the file. A space in it is `%20`.
      .replace(/.*\//, "")
      .replace(/%[\dA-F]{2}/gi, "-")
      .replace(/([a-z\d])(?=[A-Z])/g, "$1-")
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
  );
}
