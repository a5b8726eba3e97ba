import { useContext } from "react";
import { DeviceContext } from "../components/download/DeviceContext";
import { LatestRelease } from "../components/download/LatestRelease";
import { Part } from "../components/download/Part";
import { useReleaseList } from "../liveReleases/useReleaseList";

/** The newest release; nothing if there is none. */
export function LatestSection() {
  const [{ known, latestFiles }] = useReleaseList();
  const useDevice = useContext(DeviceContext);
  const device = useDevice();
  const [latest] = known;
  const stable = latest?.isPrerelease ? known.find(({ isPrerelease }) => !isPrerelease) : undefined;
  return (
    latest && (
      <Part name="The latest release" offersPlainList>
        <LatestRelease release={latest} files={latestFiles} device={device} stable={stable} />
      </Part>
    )
  );
}
