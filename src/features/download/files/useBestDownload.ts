import { useDevice } from "../../../browser/useDevice";
import { isForPhones } from "../../../releases/fileName";
import { recommendFile } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList } from "../list/useReleaseList";
import { fileSummary, type LinkedRelease, linkSummary } from "./fileText";

/**
 * The download of a release, far from its own button: the file that is recommended or, if none is, the first one for phones, else the first one. On an iPhone or iPad,
 * it is for another device. `words` say what it is; `name` is the file's, as far as the page knows it.
 */
export function useBestDownload(release: LinkedRelease & Pick<ReleaseSummary, "id">) {
  const device = useDevice();
  const files = useReleaseList().files.get(release.id) ?? [];
  const file =
    recommendFile(files, device?.kind === "apple" ? null : device)?.file ?? files.find(({ name }) => isForPhones(name)) ?? files[0];
  return {
    url: file?.downloadUrl ?? release.downloadUrl,
    name: file?.name,
    words: file ? fileSummary(file) : linkSummary(release),
  };
}
