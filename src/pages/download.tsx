import { graphql, type PageProps, withPrefix } from "gatsby";
import { DownloadHead } from "../features/download/DownloadHead";
import { LatestSection } from "../features/download/latest/LatestSection";
import { ReleaseListProvider } from "../features/download/list/useReleaseList";
import { PreviousSection } from "../features/download/previous/PreviousSection";
import { Seo } from "../layout/Seo";
import { RELEASES_PER_STEP } from "../site/limits";
import { routes } from "../site/links";
import { downloadMetadata } from "../site/pageMetadata";

type DownloadPageProps = Pick<PageProps<Queries.DownloadPageQuery>, "data" | "location">;

/** The build writes the releases into the page, which refreshes them when it opens. */
export default function DownloadPage({ data, location }: DownloadPageProps) {
  const { releaseList, allRelease, newestRelease, stableRelease, phoneRelease } = data;
  if (!releaseList) throw new Error("The build stored no ReleaseList node.");
  const { isSample, readAt } = releaseList;
  const liveUrl = isSample ? withPrefix(releaseList.liveUrl) : releaseList.liveUrl;
  const built = {
    readAt,
    liveUrl,
    releases: allRelease.nodes,
    newestFiles: newestRelease.nodes[0]?.files ?? [],
    offered: [...stableRelease.nodes, ...phoneRelease.nodes],
    total: allRelease.totalCount,
    step: RELEASES_PER_STEP,
  };
  return (
    <>
      <Seo
        {...downloadMetadata}
        path={routes.download}
        preloadedRequest={liveUrl}
        newest={allRelease.nodes[0] ?? null}
      />
      <ReleaseListProvider key={readAt} built={built}>
        <DownloadHead isSample={isSample} />
        <LatestSection />
        <PreviousSection location={location} />
      </ReleaseListProvider>
    </>
  );
}

// The limit 30 is RELEASES_PER_STEP: a page query takes no constants. The files of all releases
// would double the size of the page, because their SHA-256 do not compress.
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
    newestRelease: allRelease(sort: { position: ASC }, limit: 1) {
      nodes {
        files {
          name
          size
          downloadUrl
          sha256
        }
      }
    }
    stableRelease: allRelease(
      filter: { isPrerelease: { eq: false } }
      sort: { position: ASC }
      limit: 1
    ) {
      nodes {
        ...OfferedRelease
      }
    }
    phoneRelease: allRelease(
      filter: { hasPhonePackage: { eq: true } }
      sort: { position: ASC }
      limit: 1
    ) {
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
