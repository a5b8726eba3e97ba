import { LegalText } from "../features/legal/LegalText";
import { privacyPolicy } from "../features/legal/privacyPolicy";
import { PageHead } from "../layout/PageHead";
import { routes } from "../site/links";

export default function PrivacyPage() {
  const { title, description } = privacyPolicy;
  return (
    <>
      <PageHead title={title} description={description} path={routes.privacy} />
      <LegalText page={privacyPolicy} />
    </>
  );
}
