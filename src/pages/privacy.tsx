import { LegalText } from "../features/legal/LegalText";
import { privacyPolicy } from "../features/legal/privacyPolicy";
import { Seo } from "../layout/Seo";
import { routes } from "../site/links";

/** The privacy policy (docs/rules.md, 9.1). */
export default function PrivacyPage() {
  return (
    <>
      <Seo title={privacyPolicy.title} description={privacyPolicy.description} path={routes.privacy} />
      <LegalText page={privacyPolicy} />
    </>
  );
}
