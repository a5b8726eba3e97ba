import { NotFound } from "../features/notFound/NotFound";
import { Seo } from "../layout/Seo";
import { notFoundMetadata } from "../site/pageMetadata";

/** The page for every path that is not a page (docs/rules.md, 1.5 and 9.6). */
export default function NotFoundPage() {
  return (
    <>
      <Seo {...notFoundMetadata} />
      <NotFound />
    </>
  );
}
