import type { Processor } from "../../releases/releaseFile";
import type { Suggestion } from "../../releases/suggestFile";
import { FileSize } from "./FileSize";

const PROCESSORS: Record<Processor, string> = {
  "arm64-v8a": "64-bit ARM",
  "armeabi-v7a": "32-bit ARM",
  x86_64: "64-bit x86",
  x86: "32-bit x86",
};

/** The file for this phone, and why it is this one. */
export function SuggestedFile({ file: { downloadUrl, size }, processor }: Suggestion) {
  return (
    <p>
      For this phone:{" "}
      <a href={downloadUrl} rel="noopener">
        {processor ?? "universal"} package
      </a>
      {size !== null && (
        <>
          , <FileSize bytes={size} />
        </>
      )}
      . {processor ? `Your browser names a ${PROCESSORS[processor]} processor.` : "It runs on every processor; yours is not known."}
    </p>
  );
}
