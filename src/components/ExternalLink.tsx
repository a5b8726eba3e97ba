import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon";

interface ExternalLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "onClick"> {
  href: string;
  children: ReactNode;
}

/** A link to another site, marked by an arrow. `noopener` gives the other site no access to this window. */
export function ExternalLink({ href, className, onClick, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} onClick={onClick} rel="noopener">
      {children}
      <Icon name="externalLink" />
    </a>
  );
}
