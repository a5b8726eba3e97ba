import { Seo } from "../layout/Seo";
import { NotFound } from "../components/ui/NotFound";

/** Every address that is no page. */
export default function NotFoundPage() {
  return (
    <>
      <Seo title="Page Not Found" description="The page you're looking for doesn't exist or has been moved." />
      <NotFound />
    </>
  );
}
