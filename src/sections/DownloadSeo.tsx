import { Seo } from "../layout/Seo";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { useReleaseList } from "../liveReleases/useReleaseList";
import { routes } from "../site/links";
import { downloadMetadata } from "../site/pageMetadata";
import { mobileApplication } from "../site/structuredData";

interface DownloadSeoProps {
  /** The URL from which the page loads the newest releases. */
  liveUrl: string;
}

/** The head of /download. It describes the newest release. */
export function DownloadSeo({ liveUrl }: DownloadSeoProps) {
  const { siteUrl } = useSiteMetadata();
  const [{ shown }] = useReleaseList();
  return (
    <Seo
      {...downloadMetadata}
      path={routes.download}
      preloadedRequest={liveUrl}
      structuredData={mobileApplication(siteUrl + routes.download, shown[0])}
    />
  );
}
