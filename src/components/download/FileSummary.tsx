import { fileKind, packageArchitecture } from "../../releases/fileName";
import { describeFile } from "./describeFile";
import { FileSize } from "./FileSize";

interface FileSummaryProps {
  name: string;
  /** In bytes; null if it is not known. */
  size: number | null;
}

/** What a file is and how large, in a few words: "arm64-v8a package, 24.7 MB". A file that is no package is named. */
export function FileSummary({ name, size }: FileSummaryProps) {
  const architecture = packageArchitecture(name);
  const isPackage = fileKind(name) === "androidPackage";
  return (
    <>
      {architecture ? `${architecture} package` : isPackage ? "Android package" : `${describeFile(name)}: ${name}`}
      {size !== null && (
        <>
          , <FileSize bytes={size} />
        </>
      )}
    </>
  );
}
