/** What proves that a package is ours. */
export interface Signing {
  /** The name of the app's package, such as `org.example.player`. */
  packageName: string;
  /** The SHA-256 of the certificate that signs the packages: 64 hexadecimal digits, with or without colons. */
  certificate: string;
}

/** The signature of the Android packages (docs/rules.md, 13.6). If it is null, there is none yet, and the site does not mention it. */
export const signing: Signing | null = null;

/**
 * The signature in the form that AppVerifier reads: the package, and under it the SHA-256 in pairs of capital digits with colons.
 *
 * @see https://github.com/soupslurpr/AppVerifier
 */
export function appVerifierText({ packageName, certificate }: Signing): string {
  const pairs = certificate.replaceAll(":", "").toUpperCase().match(/../g) ?? [];
  return `${packageName}\n${pairs.join(":")}`;
}
