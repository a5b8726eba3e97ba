/** @jest-environment node */
import { problemOfProduct } from "../../scripts/checkProduct";
import * as product from "../../src/site/product";
import { runScript } from "../support/runScript";

test.each<[string, object]>([
  ["productName", { productName: " " }],
  ["language", { language: "english" }],
  ["language", { language: "xx-YY" }],
  ["price", { price: 0 }],
  ["appFiles", { appFiles: /player|/ }],
  ["stores.1", { stores: Array(2).fill({ label: "F-Droid", url: "https://f-droid.org" }) }],
  ["stores.0.url", { stores: [{ label: "F-Droid", url: "f-droid.org" }] }],
  ["community.url", { community: { ...product.community, url: "http://t.me/arietta" } }],
  ["screens.0.name", { screens: [{ name: "nothing", title: "T", description: "D" }] }],
  ["posts.0.author", { posts: [{ author: "Nobody" }] }],
])("one sentence names the fact that is wrong: %s", (name, facts) => {
  const sentence = new RegExp(`^${name} in src/site/product\\.ts (must|is) [^\n]+\\.$`);
  expect(problemOfProduct({ ...product, ...facts })).toMatch(sentence);
  expect(problemOfProduct(product)).toBeNull();
});

test("a home folder that cannot be written is one line, before Gatsby fails", () => {
  // A file is no folder, also for root.
  const { status, stderr } = runScript("checkSettings", {
    ...{ XDG_CONFIG_HOME: __filename, GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "" },
  });
  expect(stderr).toMatch(
    /^::error::Gatsby cannot write its configuration \(.*checkSettings\.test\.ts\)\. Set HOME/,
  );
  expect(status).toBe(1);
});
