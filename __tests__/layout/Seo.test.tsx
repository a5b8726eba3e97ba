import { render } from "@testing-library/react";
import { Seo } from "../../src/layout/Seo";
import { productName } from "../../src/site/product";

const tags = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

test("in the browser, title, description and URL follow the page, and the 404 page is not for search engines", () => {
  document.head.innerHTML = '<title>Built</title><meta name="description" content="Built."><meta name="robots" content="noindex">';
  const { rerender } = render(<Seo title="Terms" description="What you may do." path="/terms" />);
  expect(tags()).toEqual([
    `<title>Terms, ${productName}</title>`,
    '<meta name="description" content="What you may do.">',
    '<link rel="canonical" href="https://example.com/terms">',
  ]);
  rerender(<Seo title="Page Not Found" description="Nothing is here." />);
  expect(tags()).toEqual([
    `<title>Page Not Found, ${productName}</title>`,
    '<meta name="description" content="Nothing is here.">',
    '<meta name="robots" content="noindex">',
  ]);
});
