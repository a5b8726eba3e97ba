/**
 * The SHA-256 fingerprint of the certificate that signs the Android packages (docs/rules.md, 13.6), as `apksigner verify
 * --print-certs` prints it.
 * If it is null, there is none yet, and the download page does not mention it.
 */
export const signingCertificate: string | null = null;
