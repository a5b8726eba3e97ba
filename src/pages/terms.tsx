import { Seo } from "../layout/Seo";
import { LegalText } from "../components/legal/LegalText";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { routes } from "../site/links";
import { termsOfService } from "../site/termsOfService";

/** The terms of service (product spec, section 2). */
export default function TermsPage() {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <>
      <Seo title={termsOfService.title} description={termsOfService.description} path={routes.terms} />
      <LegalText page={termsOfService} builtOn={builtOn} repositoryUrl={repositoryUrl} />
    </>
  );
}
