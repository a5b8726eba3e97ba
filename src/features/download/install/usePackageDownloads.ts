import { useCallback, useState } from "react";
import { fileKind } from "../../../releases/fileName";

/**
 * Counts the Android packages that the visitor has started to download, because each of them opens the help for installing
 * (docs/rules.md, 3.20).
 *
 * @returns the number, and the function to call with the name or the URL of every file whose download starts
 */
export function usePackageDownloads(): [downloads: number, onDownload: (file: string) => void] {
  const [downloads, setDownloads] = useState(0);
  const onDownload = useCallback((file: string) => {
    if (fileKind(file) === "androidPackage") setDownloads((count) => count + 1);
  }, []);
  return [downloads, onDownload];
}
