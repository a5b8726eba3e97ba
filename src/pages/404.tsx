import { NotFound } from "../features/notFound/NotFound";
import { notFoundTexts } from "../features/notFound/notFoundTexts";
import { Seo } from "../layout/Seo";

/** The page for every path that is not a page (docs/rules.md, 1.5 and 9.6). */
export default function NotFoundPage() {
  return (
    <>
      <Seo title={notFoundTexts.title} description={notFoundTexts.text} />
      <NotFound />
    </>
  );
}
