import { LegalText } from "../features/legal/LegalText";
import { termsOfService } from "../features/legal/termsOfService";
import { PageHead } from "../layout/PageHead";
import { routes } from "../site/links";

export default function TermsPage() {
  return (
    <>
      <PageHead {...termsOfService} path={routes.terms} />
      <LegalText {...termsOfService} />
    </>
  );
}
