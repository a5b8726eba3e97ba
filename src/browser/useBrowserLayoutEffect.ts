import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`. On the server, where no effect runs, it would print a warning. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
