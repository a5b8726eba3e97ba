import { LATEST_ID } from "../components/download/LatestRelease";
import { ListAnnouncement } from "../components/download/ListAnnouncement";
import { NoReleases } from "../components/download/NoReleases";
import { PageHead } from "../components/download/PageHead";
import { Part } from "../components/download/Part";
import { ReleaseStatus } from "../components/download/ReleaseStatus";
import { SampleNotice } from "../components/download/SampleNotice";
import { useReleaseList } from "../liveReleases/useReleaseList";

interface ListStatusProps {
  /** Whether the releases are the sample releases. */
  isSample: boolean;
  /** When the build read the list, ISO 8601. */
  readAt: string;
}

/** The top of /download: how fresh the list is and, if there is no release at all, that there is none (docs/rules.md, 3.5). */
export function ListStatus({ isSample, readAt }: ListStatusProps) {
  const [{ shown, refresh, checkedAt, live, isChanged, built }, { retry }] = useReleaseList();
  const [latest] = shown;
  const isEmpty = !latest && refresh.status !== "loading" && refresh.status !== "failed";
  return (
    <>
      <PageHead latestId={latest && LATEST_ID}>
        <Part name="The state of this list">
          <ReleaseStatus
            refresh={refresh}
            checkedAt={checkedAt}
            readAt={live ? null : readAt}
            hasList={latest !== undefined}
            onRetry={retry}
          />
        </Part>
        {isSample && <SampleNotice />}
      </PageHead>
      <ListAnnouncement isChanged={isChanged} latest={latest} />
      {isEmpty && <NoReleases hadReleases={built.total > 0} />}
    </>
  );
}
