/** How to check a downloaded package without this page. */
export const checkDownload = {
  commandsTitle: "From the command line",
  commandsText:
    "The command prints a file's SHA-256. " +
    'Compare it with the one listed under "All files", if there is one.',
  commands: [
    ["Linux", "sha256sum app.apk"],
    ["macOS", "shasum -a 256 app.apk"],
    ["Windows", "certutil -hashfile app.apk SHA256"],
  ],
  certificateTitle: "With AppVerifier",
} as const;

/** Introduces the certificate of a version. */
export function certificateText(version: string): string {
  return (
    `This is what the app AppVerifier shows of ${version}: ` +
    "the name of the package, and the SHA-256 of the certificate that it is signed with."
  );
}
