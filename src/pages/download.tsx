import { graphql, type PageProps, withPrefix } from "gatsby";
import { DeviceContext } from "../components/download/DeviceContext";
import { ReleaseListProvider } from "../liveReleases/useReleaseList";
import { ALL_RELEASES_PATH } from "../releases/publishedPaths";
import { DownloadSeo } from "../sections/DownloadSeo";
import { LatestSection } from "../sections/LatestSection";
import { ListStatus } from "../sections/ListStatus";
import { PreviousSection } from "../sections/PreviousSection";
import { SameBuild } from "../sections/SameBuild";
import { VersionSection } from "../sections/VersionSection";
import { RELEASES_PER_STEP } from "../site/limits";
import { useDevice } from "../visitor/useDevice";
import { VisitorTools } from "../visitor/VisitorTools";

type DownloadPageProps = Pick<PageProps<Queries.DownloadPageQuery>, "data"> & { location: object };

/**
 * The releases: the build writes them into the page, and the page brings them up to date when it opens (docs/rules.md, section 3).
 */
export default function DownloadPage({
  data: { releaseList, allRelease, latestRelease, stableRelease },
  location,
}: DownloadPageProps) {
  if (!releaseList) throw new Error("The build stored no ReleaseList node.");
  const { isSample, readAt } = releaseList;
  const liveUrl = isSample ? withPrefix(releaseList.liveUrl) : releaseList.liveUrl;
  const built = {
    newest: allRelease.nodes,
    latestFiles: latestRelease.nodes[0]?.files ?? [],
    total: allRelease.totalCount,
    step: RELEASES_PER_STEP,
  };
  return (
    <DeviceContext.Provider value={useDevice}>
      <ReleaseListProvider key={readAt} built={built} urls={{ live: liveUrl, all: withPrefix(ALL_RELEASES_PATH) }}>
        <DownloadSeo liveUrl={liveUrl} />
        <ListStatus isSample={isSample} readAt={readAt} />
        <SameBuild readAt={readAt}>
          <LatestSection builtStable={stableRelease.nodes[0]} />
          <VisitorTools location={location} />
          <VersionSection location={location} />
          <PreviousSection />
        </SameBuild>
      </ReleaseListProvider>
    </DeviceContext.Provider>
  );
}

// The limit is RELEASES_PER_STEP of src/site/limits.ts, because a page query takes no constants. It reads the files of the newest
// release only: a digest does not compress, and those of thirty releases would double the page. The others are in all releases.
export const query = graphql`
  query DownloadPage {
    releaseList {
      isSample
      liveUrl
      readAt
    }
    allRelease(sort: { position: ASC }, limit: 30) {
      totalCount
      nodes {
        id: releaseId
        version
        name
        date
        features
        downloadUrl
        downloadSize
        linksTo
        isPrerelease
      }
    }
    latestRelease: allRelease(sort: { position: ASC }, limit: 1) {
      nodes {
        files {
          name
          size
          downloadUrl
          sha256
        }
      }
    }
    stableRelease: allRelease(filter: { isPrerelease: { eq: false } }, sort: { position: ASC }, limit: 1) {
      nodes {
        version
        downloadUrl
      }
    }
  }
`;
