import { LegalText } from "../features/legal/LegalText";
import { termsOfService } from "../features/legal/termsOfService";
import { Seo } from "../layout/Seo";
import { routes } from "../site/links";

export default function TermsPage() {
  const { title, description } = termsOfService;
  return (
    <>
      <Seo title={title} description={description} path={routes.terms} />
      <LegalText page={termsOfService} />
    </>
  );
}
