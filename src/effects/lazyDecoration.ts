import { type ComponentType, lazy } from "react";
import { whenDecorationMayStart } from "../browser/moments";

/**
 * React's `lazy` for decoration: the script loads once the page is quiet. If that fails, nothing is
 * rendered. An error would make Gatsby reload the page for ever.
 */
export function lazyDecoration<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await whenDecorationMayStart();
    return load().catch((): { default: ComponentType<Props> } => ({ default: () => null }));
  });
}
