import { LATEST_ID } from "../latest/LatestRelease";
import { Part } from "../Part";
import { ListAnnouncement } from "./ListAnnouncement";
import { NoReleases } from "./NoReleases";
import { PageHead } from "./PageHead";
import { ReleaseStatus } from "./ReleaseStatus";
import { SampleNotice } from "./SampleNotice";
import { useReleaseList } from "./useReleaseList";

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
