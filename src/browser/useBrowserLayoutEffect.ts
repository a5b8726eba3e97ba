import { useEffect, useLayoutEffect } from "react";

/** React's `useLayoutEffect`. On the server, where neither effect runs, React would warn of it; there it is `useEffect`. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
