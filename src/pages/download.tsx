import { graphql, withPrefix } from "gatsby";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { DownloadHead } from "../features/download/latest/DownloadHead";
import { LatestSection } from "../features/download/latest/LatestSection";
import type { BuiltReleases } from "../features/download/list/releaseList";
import { ReleaseListProvider } from "../features/download/list/useReleaseList";
import { PreviousSection } from "../features/download/previous/PreviousSection";
import { PageHead } from "../layout/PageHead";
import { recommendedUrl } from "../releases/summary";
import { routes } from "../site/links";
import { productName } from "../site/product";

type DownloadPageProps = { data: Queries.DownloadPageQuery };

/** The build writes the releases into the page, which refreshes them when it opens. */
export default function DownloadPage({ data }: DownloadPageProps) {
  const { siteUrl } = useSiteMetadata();
  const { releaseList } = data;
  if (!releaseList) throw new Error("The build stored no ReleaseList node.");
  const { isSample, readAt } = releaseList;
  const liveUrl = isSample ? withPrefix(releaseList.liveUrl) : releaseList.liveUrl;
  // A constant for webpack, so the browser gets no code that is only for search engines.
  const isBuild = process.env.BUILD_STAGE === "build-html";
  return (
    <>
      <PageHead
        title={`Download ${productName}`}
        description={
          `The latest release of ${productName} for Android, its changes, ` +
          "and every version before it."
        }
        path={routes.download}
        preload={{ as: "fetch", href: liveUrl, crossOrigin: "anonymous" }}
        newest={isBuild ? newestOf(releaseList, siteUrl + routes.download) : null}
      />
      <ReleaseListProvider key={readAt} built={{ ...releaseList, liveUrl }}>
        <DownloadHead />
        <LatestSection />
        <PreviousSection />
      </ReleaseListProvider>
    </>
  );
}

/** The newest release is the first offer, too. */
function newestOf({ releases: [newest], offers: [offer] }: BuiltReleases, page: string) {
  if (!newest || !offer) return null;
  const { version } = newest;
  return { ...newest, downloadUrl: recommendedUrl({ version, files: offer.files }, page) };
}

// The files of all releases would double the size of the page: their SHA-256 do not compress.
export const query = graphql`
  query DownloadPage {
    releaseList {
      isSample
      liveUrl
      readAt
      total
      releases {
        ...ReleaseSummary
      }
      offers {
        ...ReleaseSummary
        files {
          name
          size
          downloadUrl
          sha256
          androidPackage {
            ...AndroidPackage
          }
        }
      }
      update {
        version
        problem
        installsOver
      }
    }
  }

  fragment ReleaseSummary on Release {
    id
    version
    name
    date
    features
    isPrerelease
    link {
      kind
      name
      url
      size
      androidPackage {
        ...AndroidPackage
      }
    }
    revision
  }

  fragment AndroidPackage on AndroidPackage {
    applicationId
    versionCode
    oldestAndroid
    lastAndroid
    processors
    purpose
    certificates {
      sha256
      oldestAndroid
    }
  }
`;
