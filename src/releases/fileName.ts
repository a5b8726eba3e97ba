/** The kind of a file. The end of its name decides it. */
export type FileKind = "androidPackage" | "androidBundle" | "archive" | "checksums" | "signature" | "other";

const ARCHITECTURES = ["universal", "arm64-v8a", "armeabi-v7a", "x86_64", "x86"] as const;

/**
 * The processor of an Android package, in Android's own words; universal is for all of them.
 *
 * @see https://developer.android.com/ndk/guides/abis
 */
export type Architecture = (typeof ARCHITECTURES)[number];

/** The processor of a device. */
export type Processor = Exclude<Architecture, "universal">;

// The forms of these words in file names. Each is a word of its own: x86_64, also with a hyphen, must not count as x86.
const WORDS: Record<Architecture, RegExp> = {
  universal: word("universal|all[-_]arch"),
  "arm64-v8a": word("arm64(?:[-_]?v8a?)?|arm[-_]?v8a?|aarch64"),
  "armeabi-v7a": word("armeabi(?:[-_]?v7a?)?|arm(?![-_]?v8)(?:32(?:v7)?|[-_]?v?7a?)?"),
  x86_64: word("x86[-_]64|x64|amd64"),
  x86: word("x86(?![-_]64)|i[36]86"),
};

function word(forms: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${forms})(?![a-z0-9])`, "i");
}

/** What a file with this name is. The checksum or the signature of a package is not a package. */
export function fileKind(name: string): FileKind {
  if (/\.apk$/i.test(name)) return "androidPackage";
  if (/\.aab$/i.test(name)) return "androidBundle";
  if (/\.(zip|tar|tgz|gz|xz|bz2|zst|7z)$/i.test(name)) return "archive";
  if (/\.(sha\d*|md5)$|(sha\d*|check)sums?(\.txt)?$/i.test(name)) return "checksums";
  if (/\.(asc|sig|minisig|idsig|sigstore|pem|crt)$/i.test(name)) return "signature";
  return "other";
}

/** The processor that the name of an Android package has as a separate word. Null for none, and for more than one. */
export function packageArchitecture(name: string): Architecture | null {
  const [named, another] = architecturesIn(name);
  return (!another && named) || null;
}

/** Whether a file is an Android package whose name contains no processor at all. */
export function isForUnnamedProcessor(name: string): boolean {
  return fileKind(name) === "androidPackage" && architecturesIn(name).length === 0;
}

function architecturesIn(name: string): Architecture[] {
  if (fileKind(name) !== "androidPackage") return [];
  return ARCHITECTURES.filter((architecture) => WORDS[architecture].test(name));
}
