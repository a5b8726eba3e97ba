import { LegalText } from "../features/legal/LegalText";
import { privacyPolicy } from "../features/legal/privacyPolicy";
import { routes } from "../site/links";

export default function PrivacyPage() {
  return <LegalText page={privacyPolicy} path={routes.privacy} />;
}
