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
