import { fileSizeText } from "./fileSummary";

interface FileSizeProps {
  bytes: number;
}

/** The size of a file. */
export function FileSize({ bytes }: FileSizeProps) {
  return <span>{fileSizeText(bytes)}</span>;
}
