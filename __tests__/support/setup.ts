/** Runs before every Jest test file. */
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { SETTING_VARIABLES } from "./settingVariables";

// The words of the components are English, so a test quotes dates and numbers in English, too. The
// app of the tests is in no store, and its packages have names of their own.
jest.mock("../../src/site/product", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/site/product"),
  language: "en",
  stores: [],
  appFiles: null,
}));

// The machine may have settings, such as GITHUB_REPOSITORY, which names a repository.
for (const name of SETTING_VARIABLES) delete process.env[name];

// react-dom/server needs both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout: nothing is in view or moves, and no media query matches.
if (typeof window !== "undefined") {
  class IdleObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: IdleObserver,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(Element.prototype, { scrollIntoView() {}, animate() {} });
  // The timeout of `findBy`, also on a busy machine. Tests without a window do not load it.
  jest
    .requireActual<typeof import("@testing-library/react")>("@testing-library/react/pure")
    .configure({ asyncUtilTimeout: 15_000 });
  expectTranslatableTexts();
}

/**
 * Fails a test in which React changes a text that is not alone in its element (CONTRIBUTING.md). A
 * browser that translates the page has replaced that text, so React fails or leaves the old one.
 */
function expectTranslatableTexts(): void {
  const found: string[] = [];
  // React has a node of its own only for a text that is not alone.
  const isMixed = (node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE &&
    node.textContent?.trim() !== "" &&
    hasReactKey(node, "__reactFiber");
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, nextSibling, addedNodes } of records) {
      if (hasReactKey(target, "__reactContainer")) continue;
      const texts = [target, ...removedNodes, addedNodes.length > 0 ? nextSibling : null];
      found.push(...texts.filter(isMixed).map(({ data }) => data));
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  afterEach(async () => {
    await Promise.resolve();
    expect(found.splice(0)).toEqual([]);
  });
}

const hasReactKey = (node: Node, key: string) =>
  Object.keys(node).some((name) => name.startsWith(key));
