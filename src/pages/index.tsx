import { Link } from "gatsby";
import { Seo } from "../layout/Seo";
import { buttonClass } from "../components/ui/buttonClass";
import { routes } from "../site/links";
import { productName, productSummary } from "../site/product";

export default function HomePage() {
  return (
    <>
      <Seo title={`${productName}: the best music experience`} description={productSummary} path={routes.home} />
      <h1>The Best Music Experience</h1>
      <Link className={buttonClass({})} to={routes.download}>
        Download
      </Link>
    </>
  );
}
