import type { ReactNode } from "react";
import { Icon } from "./Icon";

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site, marked by an arrow. `noopener` gives the other site no access to this window. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} rel="noopener">
      {children}
      <Icon name="externalLink" />
    </a>
  );
}
