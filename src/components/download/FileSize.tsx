interface FileSizeProps {
  bytes: number;
}

/** The size of a file in megabytes, counted as download managers and phones count them: 1 MB is a million bytes. */
export function FileSize({ bytes }: FileSizeProps) {
  const megabytes = bytes / 1_000_000;
  return <span>{megabytes < 0.1 ? "under 0.1 MB" : `${megabytes.toFixed(1)} MB`}</span>;
}
