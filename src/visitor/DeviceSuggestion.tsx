import type { ReleaseFile } from "../releases/releaseFile";
import { useIsAndroid } from "./useIsAndroid";
import { useLazyComponent } from "./useLazyComponent";

interface DeviceSuggestionProps {
  /** The attached files of the latest release. */
  files: readonly ReleaseFile[];
}

const loadSuggestedFile = async () => (await import("./SuggestedFile")).SuggestedFile;

/** The file for this device, on Android. Without its script there is none: the page is whole without the hint. */
export function DeviceSuggestion({ files }: DeviceSuggestionProps) {
  const isAndroid = useIsAndroid();
  const { component: SuggestedFile } = useLazyComponent(loadSuggestedFile, isAndroid ? files : null);
  return SuggestedFile && <SuggestedFile files={files} />;
}
