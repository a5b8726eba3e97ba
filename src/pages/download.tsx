import { graphql, type PageProps, withPrefix } from "gatsby";
import { useMemo, useState } from "react";
import { Seo } from "../layout/Seo";
import { LatestRelease } from "../components/download/LatestRelease";
import { ListAnnouncement } from "../components/download/ListAnnouncement";
import { NoReleases } from "../components/download/NoReleases";
import { PageHead } from "../components/download/PageHead";
import { Part } from "../components/download/Part";
import { PreviousVersions } from "../components/download/PreviousVersions";
import { ReleaseStatus } from "../components/download/ReleaseStatus";
import { SampleNotice } from "../components/download/SampleNotice";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { useReleaseList } from "../liveReleases/useReleaseList";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../releases/allReleases";
import type { ReleaseFile } from "../releases/releaseFile";
import { RELEASES_PER_STEP } from "../site/limits";
import { QR_CODE_PATH, routes } from "../site/links";
import { productName } from "../site/product";
import { signingCertificate } from "../site/signing";
import { mobileApplication } from "../site/structuredData";
import { DeviceSuggestion } from "../visitor/DeviceSuggestion";
import { VisitorTools } from "../visitor/VisitorTools";

const NO_FILES: readonly ReleaseFile[] = [];

/** The releases: written into the page by the build, brought up to date when it opens (product spec, section 2). */
export default function DownloadPage({
  data: { releaseList, allRelease, latestRelease },
  location,
}: Pick<PageProps<Queries.DownloadPageQuery>, "data"> & { location: object }) {
  if (!releaseList) throw new Error("The build stored no ReleaseList node; src/sourcing creates one in every build.");
  const { isSample, readAt } = releaseList;
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const liveUrl = isSample ? withPrefix(releaseList.liveUrl) : releaseList.liveUrl;
  const { releases, latestFiles, refresh, isChanged, hasOlder, versions, hasUnknown, older, showOlder, whole, loadWhole } =
    useReleaseList({
      newest: allRelease.nodes,
      latestFiles: latestRelease.nodes[0]?.files ?? NO_FILES,
      total: allRelease.totalCount,
      step: RELEASES_PER_STEP,
      liveUrl,
      completeUrl: withPrefix(ALL_RELEASES_PATH),
    });
  const [latest] = releases;
  const previous = useMemo(() => releases.slice(1), [releases]);
  const releaseListUrl = withPrefix(PLAIN_LIST_PATH);
  const [isHtmlOther, setIsHtmlOther] = useState(false);
  // HTML out of a cache may be of another build than the data. Hydration corrects its texts but not its links, so the parts are
  // rendered anew, before the next paint. Until then the attribute is still the one of the HTML.
  const compareWithHtml = (parts: HTMLElement | null) => {
    if (parts && parts.dataset.readAt !== readAt) setIsHtmlOther(true);
  };
  // Without a single release there is nothing to stand beside: loading and error stand alone (product spec, section 2).
  const isEmpty = !latest && refresh.status !== "loading" && refresh.status !== "failed";

  return (
    <>
      <Seo
        title={`Download ${productName}`}
        description={`The latest release of ${productName}, its changes, and every version before it.`}
        path={routes.download}
        preloadedRequest={liveUrl}
        structuredData={mobileApplication(siteUrl + routes.download, latest)}
      />
      <PageHead latestId={latest && "latest"}>
        <Part name="The state of this list">
          <ReleaseStatus
            refresh={refresh}
            readAt={readAt}
            hasList={latest !== undefined}
            onRetry={() => window.location.reload()}
          />
        </Part>
        {isSample && <SampleNotice />}
      </PageHead>
      <ListAnnouncement isChanged={isChanged} latest={latest} />
      {isEmpty && <NoReleases />}
      <div key={isHtmlOther ? "rendered" : "hydrated"} ref={compareWithHtml} data-read-at={readAt}>
        {latest && (
          <Part name="The latest release" otherUrl={releaseListUrl}>
            <LatestRelease
              id="latest"
              release={latest}
              files={latestFiles}
              suggestion={
                <Part name="The file for this device">
                  <DeviceSuggestion files={latestFiles} />
                </Part>
              }
              qrCodeUrl={withPrefix(QR_CODE_PATH)}
            />
          </Part>
        )}
        {latest && (
          <VisitorTools
            id="tools"
            versions={versions}
            hasUnknown={hasUnknown}
            whole={whole}
            onWholeWanted={loadWhole}
            place={location}
            pageUrl={siteUrl + routes.download}
            repositoryUrl={repositoryUrl}
            certificate={signingCertificate}
          />
        )}
        {previous.length > 0 && (
          <Part name="The list of previous versions" otherUrl={releaseListUrl}>
            <PreviousVersions
              id="versions"
              releases={previous}
              hasOlder={hasOlder}
              isLoading={older.status === "loading"}
              problem={older.status === "failed" ? older.message : undefined}
              completeListUrl={releaseListUrl}
              onShow={showOlder}
              onFilesWanted={loadWhole}
            />
          </Part>
        )}
      </div>
    </>
  );
}

// limit: RELEASES_PER_STEP of src/site/limits; a page query takes no constants. Files of the latest release alone: a digest does
// not compress, and those of thirty releases would double the page; the others come with the complete list.
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
  }
`;
