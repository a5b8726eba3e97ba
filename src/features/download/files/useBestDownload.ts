import { useDevice } from "../../../browser/useDevice";
import { isForPhones, recommendFile } from "../../../releases/recommendFile";
import { useReleaseList } from "../list/useReleaseList";
import { fileSummary, type LinkedRelease, linkSummary } from "./fileText";

/** The best download of a release, and its file if the page has it. */
export function useBestDownload(release: LinkedRelease) {
  const device = useDevice();
  const files = useReleaseList().files.get(release.id) ?? [];
  // On an iPhone or iPad, the visitor looks for the file for another device.
  const recommended = recommendFile(files, device?.kind === "apple" ? null : device);
  const file = recommended ?? files.find(isForPhones) ?? files[0];
  return {
    file,
    url: file?.downloadUrl ?? release.downloadUrl,
    summary: file ? fileSummary(file) : linkSummary(release),
  };
}
