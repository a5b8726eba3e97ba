import { useDevice } from "../../../browser/useDevice";
import { bestFile } from "../../../releases/recommendFile";
import { linkOf } from "../../../releases/summary";
import { useReleaseList } from "../list/useReleaseList";
import { fileSummary, type LinkedRelease, linkSummary } from "./fileText";

/** The best download of a release, and its file if the page has it. */
export function useBestDownload(release: LinkedRelease) {
  const device = useDevice();
  const files = useReleaseList().files.get(release.id) ?? [];
  const file = bestFile(files, device);
  return {
    file,
    url: (file || linkOf(release)).downloadUrl,
    summary: file ? fileSummary(file) : linkSummary(release),
  };
}
