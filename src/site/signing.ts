/**
 * The SHA-256 fingerprint of the certificate that signs the Android packages, as `apksigner verify --print-certs` prints it.
 * Null until there is one to publish: the download page then says nothing of it.
 */
export const signingCertificate: string | null = null;
