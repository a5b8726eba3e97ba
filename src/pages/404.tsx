import { NOT_FOUND_TEXT, NotFound } from "../features/notFound/NotFound";
import { PageHead } from "../layout/PageHead";

/** Hosts serve this page for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead title="Page Not Found" description={NOT_FOUND_TEXT} />
      <NotFound />
    </>
  );
}
