import { render } from "@testing-library/react";
import * as react from "react";
import type * as styleSheetsModule from "../../src/components/StyleSheets";

const HTML = '<div hidden="" data-style-sheets=""><link rel="stylesheet" href="/home.css"></div>';

/** Renders the component over the HTML of a page, as the scripts of a page do. */
function hydrateOver(html: string) {
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = HTML;
  let { StyleSheets } = {} as typeof styleSheetsModule;
  jest.isolateModules(() => {
    jest.doMock("react", () => react);
    ({ StyleSheets } = jest.requireActual<typeof styleSheetsModule>("../../src/components/StyleSheets"));
  });
  if (html) container.innerHTML = html;
  return render(<StyleSheets />, { container, hydrate: true });
}

beforeEach(() => {
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
});

test("the rules of the linked style sheets stay when their page is left", () => {
  const kept: string[] = [];
  class FakeSheet {
    replaceSync = (text: string) => kept.push(text);
  }
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  const cssRules = [{ cssText: ".a { color: red; }" }, { cssText: ".b { color: blue; }" }];
  jest.spyOn(HTMLLinkElement.prototype, "sheet", "get").mockReturnValue(Object.assign(Object.create(null), { cssRules }));
  const { container, unmount } = hydrateOver("");
  expect(container.querySelector("link")).toHaveAttribute("href", "/home.css");
  expect(document.adoptedStyleSheets).toHaveLength(0);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(kept).toEqual([".a { color: red; }.b { color: blue; }"]);
});

test("the links stay if React has rendered the page anew, without them", () => {
  const { unmount } = hydrateOver('<div hidden="" data-style-sheets=""></div>');
  expect(document.querySelector("body > link")).toHaveAttribute("href", "/home.css");
  unmount();
  expect(document.querySelector("body > link")).toHaveAttribute("href", "/home.css");
});
