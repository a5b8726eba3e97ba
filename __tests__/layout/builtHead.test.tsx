/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onRenderBody } from "../../src/layout/builtHtml";
import { PageHead } from "../../src/layout/PageHead";
import { mobileApplication } from "../../src/site/mobileApplication";
import * as product from "../../src/site/product";

const TITLE = `Terms of ${product.productName}`;

test.each([
  ["ltr", ["en", "pt-BR", "ja", "az"]],
  ["rtl", ["ar", "fa-IR", "he", "ur", "az-Arab"]],
])("the page is %s in the languages %s", (dir, languages) => {
  const setHtmlAttributes = jest.fn();
  for (const lang of languages) {
    jest.replaceProperty(product, "language", lang);
    onRenderBody({ setHtmlAttributes });
    expect(setHtmlAttributes).toHaveBeenLastCalledWith({ lang, dir });
  }
});

test("the head has title and preloads, and without a release expects no element", () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_STAGE: "build-html" });
  const texts = { title: TITLE, description: "What it is.", newest: null };
  renderToString(<PageHead {...texts} path="/terms" preload={{ as: "fetch", href: "/live" }} />);
  const { title, meta, link } = Helmet.renderStatic();
  expect(title.toString()).toContain(`>${TITLE}</title>`);
  expect(meta.toString()).toContain('name="description" content="What it is."');
  expect(meta.toString()).toContain(`property="og:title" content="${TITLE}"`);
  expect(meta.toString()).toContain('name="theme-color" content="#123456"');
  expect(link.toString()).toMatch(/^<link [^>]*rel="preload" as="fetch" href="\/live"/);
});

test("search engines read the price of the app, and its newest version if there is one", () => {
  jest.replaceProperty(product, "price", "2.50");
  const [date, downloadUrl] = ["2026-10-24T18:20:00.000Z", "https://example.com/player.apk"];
  expect(mobileApplication({ version: "2.4.0", date, downloadUrl })).toMatchObject({
    applicationCategory: product.applicationCategory,
    isAccessibleForFree: false,
    offers: { price: "2.50" },
    softwareVersion: "2.4.0",
    dateModified: date,
    downloadUrl,
  });
  expect(mobileApplication(null)).not.toHaveProperty("softwareVersion");
});
