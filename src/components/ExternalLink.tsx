import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "./Icon";

/** A link to another site, marked by an arrow. */
export function ExternalLink({ children, ...link }: ComponentPropsWithoutRef<"a">) {
  return (
    <a {...link} rel="noopener">
      {children}
      <Icon name="externalLink" />
    </a>
  );
}
