import { useDevice } from "../../../browser/useDevice";
import type { ReleaseSummary } from "../../../releases/release";
import { useReleaseList } from "../list/useReleaseList";
import { Part } from "../Part";
import { LatestRelease } from "./LatestRelease";

interface LatestSectionProps {
  /** The newest stable release of the build. Many pre-releases may have been published since, so it need not be on the page. */
  builtStable: Pick<ReleaseSummary, "version" | "downloadUrl"> | undefined;
}

/** The newest release; nothing if there is none. */
export function LatestSection({ builtStable }: LatestSectionProps) {
  const [{ known, latestFiles, hasUnknownReleases, built }] = useReleaseList();
  const device = useDevice();
  const [latest] = known;
  const isStable = ({ isPrerelease }: ReleaseSummary) => !isPrerelease;
  // If the one of the build was on the page and is not among the known ones, it was deleted.
  const olderStable = hasUnknownReleases && !built.newest.some(isStable) ? builtStable : undefined;
  const stable = latest?.isPrerelease ? (known.find(isStable) ?? olderStable) : undefined;
  return (
    latest && (
      <Part name="The latest release" offersPlainList>
        <LatestRelease release={latest} files={latestFiles} device={device} stable={stable} />
      </Part>
    )
  );
}
