/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../src/layout/Seo";
import { mobileApplication } from "../../src/site/mobileApplication";
import { productName } from "../../src/site/product";

function head(properties: Partial<Parameters<typeof Seo>[0]> = {}) {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_STAGE: "build-html" });
  renderToString(<Seo title="Somewhere" description="What it is." path="/somewhere" {...properties} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  return [title, meta, link, script].map(String).join("\n");
}

test("a page has a title, a description, a URL and the tags for social networks", () => {
  const html = head();
  expect(html).toContain(`>Somewhere, ${productName}</title>`);
  expect(html).toContain('name="description" content="What it is."');
  expect(html).toContain('rel="canonical" href="https://example.com/somewhere"');
  expect(html).toContain(`property="og:title" content="Somewhere, ${productName}"`);
  expect(html).not.toContain("noindex");
});

test("a release that is called </script> does not end the script element", () => {
  const newest = { version: "</script><script>alert(1)</script>", date: null, downloadUrl: null };
  const html = head({ newest });
  const [, content = ""] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(content)).toMatchObject({
    "@type": "MobileApplication",
    softwareVersion: newest.version,
    url: "https://example.com/somewhere",
  });
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("search engines read that the app is free, and its newest version if there is one", () => {
  const date = "2026-10-24T18:20:00.000Z";
  const downloadUrl = "https://example.com/player.apk";
  expect(mobileApplication({ version: "2.4.0", date, downloadUrl })).toMatchObject({
    offers: { price: "0" },
    softwareVersion: "2.4.0",
    dateModified: date,
    downloadUrl,
  });
  expect(mobileApplication(null)).not.toHaveProperty("softwareVersion");
});
