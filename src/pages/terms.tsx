import { LegalText } from "../features/legal/LegalText";
import { termsOfService } from "../features/legal/termsOfService";
import { routes } from "../site/links";

export default function TermsPage() {
  return <LegalText page={termsOfService} path={routes.terms} />;
}
