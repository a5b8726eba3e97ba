import { LegalText } from "../features/legal/LegalText";
import { termsOfService } from "../features/legal/termsOfService";
import { Seo } from "../layout/Seo";
import { routes } from "../site/links";

/** The terms of service (docs/rules.md, 9.3). */
export default function TermsPage() {
  return (
    <>
      <Seo title={termsOfService.title} description={termsOfService.description} path={routes.terms} />
      <LegalText page={termsOfService} />
    </>
  );
}
