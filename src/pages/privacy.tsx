import { LegalText } from "../features/legal/LegalText";
import { privacyPolicy } from "../features/legal/privacyPolicy";
import { Seo } from "../layout/Seo";
import { routes } from "../site/links";

export default function PrivacyPage() {
  const { title, description } = privacyPolicy;
  return (
    <>
      <Seo title={title} description={description} path={routes.privacy} />
      <LegalText page={privacyPolicy} />
    </>
  );
}
