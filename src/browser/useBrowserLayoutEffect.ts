import { useEffect, useLayoutEffect } from "react";

/** An isomorphic layout effect: in the build, React would warn about `useLayoutEffect`. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
