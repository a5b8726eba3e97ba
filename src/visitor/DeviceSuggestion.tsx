import type { ReleaseFile } from "../releases/releaseFile";
import { useIsAndroid } from "./useIsAndroid";
import { useLazyComponent } from "./useLazyComponent";

interface DeviceSuggestionProps {
  /** The attached files of the newest release. */
  files: readonly ReleaseFile[];
}

const loadSuggestedFile = async () => (await import("./SuggestedFile")).SuggestedFile;

/** The file for this device, on Android only (docs/rules.md, 13.5). If its script cannot be loaded, it shows nothing (8.13). */
export function DeviceSuggestion({ files }: DeviceSuggestionProps) {
  const isAndroid = useIsAndroid();
  const { component: SuggestedFile } = useLazyComponent(loadSuggestedFile, isAndroid ? files : null);
  return SuggestedFile && <SuggestedFile files={files} />;
}
