/** The kind of a file, by the end of its name or URL. */
export function fileKind(name: string) {
  if (/\.apk$/i.test(name)) return "androidPackage";
  if (/\.aab$/i.test(name)) return "androidBundle";
  if (/\.(zip|tar|tgz|gz|xz|bz2|zst|7z)$/i.test(name)) return "archive";
  if (/\.(sha[\d-]*|md5|b2|blake\d)$|(sha-?\d*|md5|b2|check)sums?(\.txt)?$/i.test(name))
    return "checksums";
  if (/(^|[._-])(intoto|att|attestations?|provenance)(\.jsonl?)?$/i.test(name))
    return "attestation";
  if (/\.(asc|sig|sign|gpg|minisig|idsig|p7s|sigstore(\.json)?|pem|crt|cer)$/i.test(name))
    return "signature";
  return "other";
}

/** The processors of Android devices. See https://developer.android.com/ndk/guides/abis. */
export type Processor = "arm64-v8a" | "armeabi-v7a" | "x86_64" | "x86";

// `x86-64` is no word of Android's, and `x86` is none in it.
const WORDS =
  /(?<![a-z\d])(arm64-v8a|armeabi-v7a|x86_64|x86(?!.?x?64)|riscv64|universal)(?![a-z\d])/g;

/**
 * The processors that the name of a package, or the end of its URL, says in Android's own words.
 * None means every processor (`universal`); null means that the name does not say.
 */
export function processorsInName(name: string): readonly string[] | null {
  const [fileName = ""] = name.toLowerCase().split("/").slice(-1);
  return fileName.match(WORDS)?.filter((word) => word !== "universal") ?? null;
}

/** The letters and digits of a name, except for the words that `processorsInName` reads. */
export function withoutProcessors(name: string): string {
  return name
    .toLowerCase()
    .replace(WORDS, "")
    .replace(/[^a-z\d]/g, "");
}
