import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// jsdom has neither; react-dom/server wants both.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What only a browser that draws can answer; nothing is ever seen here, and nobody asks for stillness.
if (typeof window !== "undefined") {
  class UnseeingObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, {
    IntersectionObserver: UnseeingObserver,
    matchMedia: (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  });
}
