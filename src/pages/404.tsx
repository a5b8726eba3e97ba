import { NotFound } from "../features/notFound/NotFound";
import { PageHead } from "../layout/PageHead";
import { notFoundMetadata } from "../site/constants";

/** Hosts serve this page for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead {...notFoundMetadata} />
      <NotFound />
    </>
  );
}
