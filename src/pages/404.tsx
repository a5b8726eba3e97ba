import { NotFound } from "../features/notFound/NotFound";
import { Seo } from "../layout/Seo";
import { notFoundMetadata } from "../site/pageMetadata";

/** Hosts serve this page for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <Seo {...notFoundMetadata} />
      <NotFound />
    </>
  );
}
