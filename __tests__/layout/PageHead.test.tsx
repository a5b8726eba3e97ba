import { render } from "@testing-library/react";
import { PageHead } from "../../src/layout/PageHead";
import { productName } from "../../src/site/product";

test("in the browser, the title and the canonical link follow the page", () => {
  document.head.innerHTML =
    '<title>Built</title><link rel="canonical" href="https://built.example">';
  render(<PageHead title="Terms" description="What you may do." path="/terms" />);
  expect(document.head.innerHTML).toBe(
    `<title>Terms, ${productName}</title>` +
      '<link rel="canonical" href="https://example.com/terms">',
  );
});
