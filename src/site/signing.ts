/** How to check a downloaded file by hand (docs/rules.md, 13.6). */
export const checkCommands = {
  title: "From the command line",
  text: 'The command prints a file\'s SHA-256. Compare it with the one listed under "All files", if there is one.',
  commands: [
    ["Linux", "sha256sum app.apk"],
    ["macOS", "shasum -a 256 app.apk"],
    ["Windows", "certutil -hashfile app.apk SHA256"],
  ],
  certificate:
    'Every package is signed. This is its name, and the SHA-256 of the certificate, as "apksigner verify --print-certs app.apk" prints it and as the app AppVerifier reads it:',
} as const;

interface Signing {
  /** The name of the app's package, such as `org.example.player`. */
  packageName: string;
  /** The SHA-256 of the certificate that signs the packages: 64 hexadecimal digits, with or without colons. */
  certificate: string;
}

/** The signature of the Android packages (docs/rules.md, 13.6). If it is null, there is none yet, and the site does not mention it. */
export const signing: Signing | null = null;

/** The signature as AppVerifier reads it (https://github.com/soupslurpr/AppVerifier): the package, and the SHA-256 with colons. */
export function appVerifierText({ packageName, certificate }: Signing): string {
  const pairs = certificate.replaceAll(":", "").toUpperCase().match(/../g) ?? [];
  return `${packageName}\n${pairs.join(":")}`;
}
