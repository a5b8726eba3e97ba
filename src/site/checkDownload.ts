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
  certificateTitle: "Signing certificate (for AppVerifier)",
  certificateText: "The app AppVerifier shows this name and this SHA-256 of",
} as const;
