import { Fragment, type ReactNode } from "react";

/**
 * Replaces its elements when `of` changes. If React changed them, a moved element would count as a
 * layout shift, and a text that the browser has translated would stay.
 */
export function ReplaceOnChange({ of, children }: { of: string; children: ReactNode }) {
  return <Fragment key={of}>{children}</Fragment>;
}
