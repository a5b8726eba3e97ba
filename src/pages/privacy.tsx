import { Seo } from "../layout/Seo";
import { LegalText } from "../components/legal/LegalText";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { routes } from "../site/links";
import { privacyPolicy } from "../site/privacyPolicy";

/** The privacy policy (product spec, section 2). */
export default function PrivacyPage() {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <>
      <Seo title={privacyPolicy.title} description={privacyPolicy.description} path={routes.privacy} />
      <LegalText page={privacyPolicy} builtOn={builtOn} repositoryUrl={repositoryUrl} />
    </>
  );
}
