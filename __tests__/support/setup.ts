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
  Object.assign(document, { adoptedStyleSheets: [] });
  Element.prototype.scrollIntoView = () => undefined;
  // How long `findBy` waits: a limit for what never comes, not for how busy the machine is. Loaded here, because tests without a
  // window do not need it.
  jest
    .requireActual<typeof import("@testing-library/react")>("@testing-library/react/pure")
    .configure({ asyncUtilTimeout: 15_000 });
  // jsdom measures nothing, so it has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
  expectTranslatableTexts();
}

/**
 * Fails a test in which React changes, removes or inserts before a text that is not the only child of its element. A browser that
 * translates the page has replaced that text by elements of its own: React then fails, or the old text stays (CONTRIBUTING.md).
 */
function expectTranslatableTexts(): void {
  const found: string[] = [];
  // React keeps a text that it handles alone as the content of its element. Only other texts are nodes that React knows.
  const isKnown = (node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "" && hasReactKey(node, "__reactFiber");
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, nextSibling, addedNodes } of records) {
      if (hasReactKey(target, "__reactContainer")) continue;
      const texts = [target, ...removedNodes, addedNodes.length > 0 ? nextSibling : null].filter(isKnown);
      found.push(...texts.map(({ data }) => data));
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  afterEach(async () => {
    await Promise.resolve();
    expect(found.splice(0)).toEqual([]);
  });
}

function hasReactKey(node: Node, key: string): boolean {
  return Object.keys(node).some((name) => name.startsWith(key));
}
