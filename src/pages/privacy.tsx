import { LegalText } from "../features/legal/LegalText";
import { privacyPolicy } from "../features/legal/privacyPolicy";
import { PageHead } from "../layout/PageHead";
import { routes } from "../site/links";

export default function PrivacyPage() {
  return (
    <>
      <PageHead {...privacyPolicy} path={routes.privacy} />
      <LegalText {...privacyPolicy} />
    </>
  );
}
