import { useEffect, useLayoutEffect } from "react";

/**
 * React's `useLayoutEffect`. On the server it is `useEffect`, because React warns about `useLayoutEffect` there. Neither runs
 * there.
 */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
