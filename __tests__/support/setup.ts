/** Runs before every Jest test file: adds matchers for the DOM, and replacements for the browser features that jsdom lacks. */
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// react-dom/server needs both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout. With these replacements, nothing is ever in view, no media query matches, and scrolling does nothing.
if (typeof window !== "undefined") {
  class IdleObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, {
    IntersectionObserver: IdleObserver,
    matchMedia: (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  });
}
