import { FileSize } from "../components/download/FileSize";
import type { Processor } from "../releases/fileName";
import type { ReleaseFile } from "../releases/releaseFile";
import { suggestFile } from "../releases/suggestFile";
import { useProcessor } from "./useProcessor";

interface SuggestedFileProps {
  /** The attached files of the newest release. */
  files: readonly ReleaseFile[];
}

const PROCESSORS: Record<Processor, string> = {
  "arm64-v8a": "64-bit ARM",
  "armeabi-v7a": "32-bit ARM",
  x86_64: "64-bit x86",
  x86: "32-bit x86",
};

/** The package for this Android device, and the reason. Nothing if no package is certain to install (docs/rules.md, 13.5). */
export function SuggestedFile({ files }: SuggestedFileProps) {
  const device = useProcessor();
  const suggestion = device.hasAnswered ? suggestFile(files, device.processor) : null;
  if (!suggestion) return null;
  const { file, processor } = suggestion;
  return (
    <p>
      For this phone:{" "}
      <a href={file.downloadUrl} rel="noopener">
        {processor ?? "universal"} package
      </a>
      {file.size !== null && (
        <>
          , <FileSize bytes={file.size} />
        </>
      )}
      . {processor ? `Your browser names a ${PROCESSORS[processor]} processor.` : "It runs on every processor; yours is not known."}
    </p>
  );
}
