import { Fragment } from "react";
import { ExternalLink } from "../../../components/links";
import { stores } from "../../../site/product";

/** The stores as links: "on F-Droid, on Aptoide" with `before="on "` and `between=", on "`. */
export function StoreLinks({ before, between = before }: { before: string; between?: string }) {
  return stores.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 ? between : before}
      <ExternalLink href={url}>{label}</ExternalLink>
    </Fragment>
  ));
}
