export const checkCommands = {
  title: "From the command line",
  text:
    "The command prints a file's SHA-256. " +
    'Compare it with the one listed under "All files", if there is one.',
  commands: [
    ["Linux", "sha256sum app.apk"],
    ["macOS", "shasum -a 256 app.apk"],
    ["Windows", "certutil -hashfile app.apk SHA256"],
  ],
  certificate:
    "Every package is signed. This is its name, and the SHA-256 of the certificate, " +
    'as "apksigner verify --print-certs app.apk" prints it and as the app AppVerifier reads it:',
} as const;

interface Signing {
  /** Such as `org.example.player`. */
  packageName: string;
  /** The SHA-256 of the certificate, in hexadecimal, with or without colons. */
  certificate: string;
}

/** If null, the site does not mention the signature of the packages. */
export const signing: Signing | null = null;

/** The form that AppVerifier reads. See https://github.com/soupslurpr/AppVerifier. */
export function appVerifierText({ packageName, certificate }: Signing): string {
  const pairs = certificate.replaceAll(":", "").toUpperCase().match(/../g) ?? [];
  return `${packageName}\n${pairs.join(":")}`;
}
