import { graphql, type PageProps, withPrefix } from "gatsby";
import { DownloadHead } from "../features/download/DownloadHead";
import { LatestSection } from "../features/download/latest/LatestSection";
import { ReleaseListProvider } from "../features/download/list/useReleaseList";
import { PreviousSection } from "../features/download/previous/PreviousSection";
import { Seo } from "../layout/Seo";
import { ALL_RELEASES_PATH } from "../releases/urls";
import { RELEASES_PER_STEP } from "../site/limits";
import { routes } from "../site/links";
import { downloadMetadata } from "../site/pageMetadata";

type DownloadPageProps = Pick<PageProps<Queries.DownloadPageQuery>, "data" | "location">;

/** The releases: the build writes them into the page, which brings them up to date when it opens (docs/rules.md, section 3). */
export default function DownloadPage({ data, location }: DownloadPageProps) {
  const { releaseList, allRelease, latestRelease, stableRelease, phoneRelease } = data;
  if (!releaseList) throw new Error("The build stored no ReleaseList node.");
  const { isSample, readAt } = releaseList;
  const liveUrl = isSample ? withPrefix(releaseList.liveUrl) : releaseList.liveUrl;
  const built = {
    newest: allRelease.nodes,
    latestFiles: latestRelease.nodes[0]?.files ?? [],
    offered: [...stableRelease.nodes, ...phoneRelease.nodes],
    total: allRelease.totalCount,
    step: RELEASES_PER_STEP,
  };
  return (
    <>
      <Seo {...downloadMetadata} path={routes.download} preloadedRequest={liveUrl} newest={allRelease.nodes[0] ?? null} />
      <ReleaseListProvider key={readAt} readAt={readAt} built={built} urls={{ live: liveUrl, all: withPrefix(ALL_RELEASES_PATH) }}>
        <DownloadHead isSample={isSample} readAt={readAt} />
        <LatestSection readAt={readAt} />
        <PreviousSection location={location} />
      </ReleaseListProvider>
    </>
  );
}

// The limit is RELEASES_PER_STEP of src/site/limits.ts, because a page query takes no constants. It reads the files of the newest
// release and of those that it may offer beside it only: a digest does not compress, and those of thirty releases would double the page.
// The others are in all releases.
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
        id
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
        ...OfferedRelease
      }
    }
    phoneRelease: allRelease(filter: { isForPhones: { eq: true } }, sort: { position: ASC }, limit: 1) {
      nodes {
        ...OfferedRelease
      }
    }
  }

  fragment OfferedRelease on Release {
    id
    version
    downloadUrl
    downloadSize
    linksTo
    isPrerelease
    files {
      name
      size
      downloadUrl
      sha256
    }
  }
`;
