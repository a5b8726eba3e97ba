import { render } from "@testing-library/react";
import { StyleSheets } from "../../src/components/StyleSheets";

test("the rules of the linked style sheets stay when their page is left", () => {
  const kept: string[] = [];
  class FakeSheet {
    replaceSync = (text: string) => kept.push(text);
  }
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  const cssRules = [{ cssText: ".a { color: red; }" }, { cssText: ".b { color: blue; }" }];
  jest.spyOn(HTMLLinkElement.prototype, "sheet", "get").mockReturnValue(Object.assign(Object.create(null), { cssRules }));
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = '<div hidden="" data-style-sheets=""><link rel="stylesheet" href="/home.css"></div>';
  const { unmount } = render(<StyleSheets />, { container, hydrate: true });
  expect(container.querySelector("link")).toHaveAttribute("href", "/home.css");
  expect(document.adoptedStyleSheets).toHaveLength(0);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(kept).toEqual([".a { color: red; }.b { color: blue; }"]);
});
