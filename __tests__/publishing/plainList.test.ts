import { renderPlainList } from "../../src/publishing/plainList";
import { installHelp } from "../../src/site/installHelp";
import { productName } from "../../src/site/product";
import { release, releaseFile } from "../support/release";

function open(...releases: Parameters<typeof renderPlainList>[0]) {
  const page = renderPlainList(releases);
  document.documentElement.innerHTML = page;
  return page;
}
const textsOf = (selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("the page shows every release with its facts, link and changes, and runs no script", () => {
  const old = { version: "v0.9.0", name: "v0.9.0", features: [], isPrerelease: true, date: null };
  const page = open(
    release({ id: "7", date: "2026-03-04T23:06:07.000Z" }),
    release({ id: "8", ...old }),
    release({ id: "9", ...old, downloadUrl: null }),
  );
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(page).not.toContain("<script");
  expect(document.title).toBe(`All releases of ${productName}`);
  expect(textsOf("h1")).toEqual([`All releases of ${productName}`]);
  expect(textsOf("h2")).toEqual(["Player 1.0 (v1.0.0)", "v0.9.0", "v0.9.0", "How to install", "From the command line"]);
  expect([...document.querySelectorAll("article")].map(({ id }) => id)).toEqual(["release-7", "release-8", "release-9"]);
  expect(textsOf("article > p")).toEqual([
    "Mar 4, 2026 · Download v1.0.0",
    " · Pre-release · Download v0.9.0",
    "No changes listed for this version.",
    " · Pre-release",
    "No changes listed for this version.",
  ]);
  expect(textsOf("article li")).toEqual(["First change", "Second change"]);
  expect(textsOf("#install ol > li")).toEqual(installHelp.steps);
  for (const link of document.querySelectorAll("article p a")) expect(link).toHaveAttribute("href", release().downloadUrl);
  // Long lines wrap inside the window.
  expect(document.querySelector("style")).toHaveTextContent("overflow-wrap:anywhere");
});

test("text from outside is rendered as text", () => {
  open(release({ name: "<img src=x onerror=alert(1)>", features: ["</li><script>alert(1)</script>"] }));
  expect(document.querySelector("img, script")).toBeNull();
  expect(document.body).toHaveTextContent("</li><script>alert(1)</script>");
});

test("each file shows its name and, if known, its size and SHA-256; a release without files has no list", () => {
  const sha256 = "0123456789abcdef".repeat(4);
  const files = [releaseFile("a.apk", { size: 5, sha256 }), releaseFile("b.apk", { size: null })];
  open(release({ features: [], files }), release({ id: "2", features: [], files: [] }));
  const [first = document, second] = document.querySelectorAll("article");
  expect(textsOf("ul > li", first)).toEqual([`a.apk, 5 bytes, SHA-256 ${sha256}`, "b.apk"]);
  expect(first.querySelector("li a")).toHaveAttribute("href", releaseFile("a.apk").downloadUrl);
  expect(second?.querySelector("ul")).toBeNull();
});

test("each release has what its URL leads to as an id too, and links to its version on the download page", () => {
  open(...["v1.0+7", "nightly", "release-7"].map((version, index) => release({ id: String(7 + index), version })));
  const headings = [...document.querySelectorAll("article h2")];
  expect(headings.map(({ id }) => id)).toEqual(["v1.0+7", "version=nightly", "version=release-7"]);
  expect(headings.map((heading) => heading.querySelector("a")?.getAttribute("href"))).toEqual([
    "download#v1.0%2B7",
    "download#version=nightly",
    "download#version=release-7",
  ]);
});
