import { LatestRelease } from "../components/download/LatestRelease";
import { Part } from "../components/download/Part";
import { useReleaseList } from "../liveReleases/useReleaseList";
import { DeviceSuggestion } from "../visitor/DeviceSuggestion";

/** The newest release; nothing if there is none. */
export function LatestSection() {
  const [{ shown, latestFiles }] = useReleaseList();
  const [latest] = shown;
  return (
    latest && (
      <Part name="The latest release" offersPlainList>
        <LatestRelease
          release={latest}
          files={latestFiles}
          suggestion={
            <Part name="The file for this device">
              <DeviceSuggestion files={latestFiles} />
            </Part>
          }
        />
      </Part>
    )
  );
}
