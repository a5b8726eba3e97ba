import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon";

interface LeavingLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "onClick"> {
  href: string;
  children: ReactNode;
}

/** A link to another site, marked by an arrow. `noopener` keeps the other page away from this one's window. */
export function LeavingLink({ href, className, onClick, children }: LeavingLinkProps) {
  return (
    <a href={href} className={className} onClick={onClick} rel="noopener">
      {children}
      <Icon name="leavesSite" />
    </a>
  );
}
