import { type ComponentType, lazy } from "react";
import { whenDecorationMayStart } from "../browser/moments";

/**
 * React's `lazy` for decoration. If its script or style sheet cannot be loaded, nothing renders: an
 * error would make Gatsby reload the page for ever.
 */
export function lazyDecoration<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await whenDecorationMayStart();
    return load().catch((): { default: ComponentType<Props> } => ({ default: () => null }));
  });
}
