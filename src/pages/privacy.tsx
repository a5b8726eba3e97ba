import { Seo } from "../layout/Seo";
import { LegalText } from "../components/legal/LegalText";
import { routes } from "../site/links";
import { privacyPolicy } from "../site/privacyPolicy";

/** The privacy policy (docs/rules.md, 9.1). */
export default function PrivacyPage() {
  return (
    <>
      <Seo title={privacyPolicy.title} description={privacyPolicy.description} path={routes.privacy} />
      <LegalText page={privacyPolicy} />
    </>
  );
}
