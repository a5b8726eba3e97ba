interface FileSizeProps {
  bytes: number;
}

/** The size of a file in megabytes. 1 MB is a million bytes, as in download managers and on phones. */
export function FileSize({ bytes }: FileSizeProps) {
  const megabytes = bytes / 1_000_000;
  return <span>{megabytes < 0.1 ? "under 0.1 MB" : `${megabytes.toFixed(1)} MB`}</span>;
}
