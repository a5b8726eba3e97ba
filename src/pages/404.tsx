import { NotFound, notFound } from "../features/notFound/NotFound";
import { PageHead } from "../layout/PageHead";

/** Hosts serve this page for every unknown path. */
export default function NotFoundPage() {
  const { title, text } = notFound;
  return (
    <>
      <PageHead title={title.join(" ")} description={text} />
      <NotFound />
    </>
  );
}
