/**
 * Runs before every Jest test file: adds matchers for the DOM, and replacements for the browser features that jsdom lacks. Removes
 * the settings of the machine.
 */
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { SETTING_VARIABLES } from "../../src/site/settings";

// A test sets what it needs. It must not find what the machine has, such as GITHUB_REPOSITORY, which names a repository.
for (const name of [...SETTING_VARIABLES, "GITHUB_TOKEN"]) delete process.env[name];

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
  Element.prototype.scrollIntoView = () => undefined;
  // How long `findBy` waits: a limit for what never comes, not for how busy the machine is. Loaded here, because tests without a
  // window do not need it.
  jest.requireActual<typeof import("@testing-library/dom")>("@testing-library/dom").configure({ asyncUtilTimeout: 15_000 });
  // jsdom measures nothing, so it has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
}
