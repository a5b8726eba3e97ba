/**
 * A `ref` for a `<details>` with `onToggle`: reports it as opened if the visitor has opened it before hydration, when nothing listened
 * yet.
 */
export function reportIfOpen(details: HTMLDetailsElement | null): void {
  if (details?.open) details.dispatchEvent(new Event("toggle"));
}
