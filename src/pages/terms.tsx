import { Seo } from "../layout/Seo";
import { LegalText } from "../components/legal/LegalText";
import { routes } from "../site/links";
import { termsOfService } from "../site/termsOfService";

/** The terms of service (docs/rules.md, 9.3). */
export default function TermsPage() {
  return (
    <>
      <Seo title={termsOfService.title} description={termsOfService.description} path={routes.terms} />
      <LegalText page={termsOfService} />
    </>
  );
}
