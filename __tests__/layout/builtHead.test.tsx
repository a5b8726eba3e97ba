/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { PageHead } from "../../src/layout/PageHead";
import { mobileApplication } from "../../src/site/mobileApplication";
import { applicationCategory, productName } from "../../src/site/product";

const TITLE = `Terms of ${productName}`;

test("the head names the page, and preloads the request that the page makes", () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_STAGE: "build-html" });
  const texts = { title: TITLE, description: "What it is." };
  renderToString(<PageHead {...texts} path="/terms" preload={{ as: "fetch", href: "/live" }} />);
  const { title, meta, link } = Helmet.renderStatic();
  expect(title.toString()).toContain(`>${TITLE}</title>`);
  expect(meta.toString()).toContain('name="description" content="What it is."');
  expect(meta.toString()).toContain(`property="og:title" content="${TITLE}"`);
  expect(link.toString()).toContain('rel="preload" as="fetch" href="/live"');
});

test("search engines read that the app is free, and its newest version if there is one", () => {
  const [date, downloadUrl] = ["2026-10-24T18:20:00.000Z", "https://example.com/player.apk"];
  expect(mobileApplication({ version: "2.4.0", date, downloadUrl })).toMatchObject({
    applicationCategory,
    offers: { price: "0" },
    softwareVersion: "2.4.0",
    dateModified: date,
    downloadUrl,
  });
  expect(mobileApplication(null)).not.toHaveProperty("softwareVersion");
});
