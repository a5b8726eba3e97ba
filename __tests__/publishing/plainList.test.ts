import { renderPlainList } from "../../src/publishing/plainList";
import { productName } from "../../src/site/product";
import { release, releaseFile } from "../support/release";

function open(...releases: Parameters<typeof renderPlainList>[0]) {
  const page = renderPlainList(releases);
  document.documentElement.innerHTML = page;
  return page;
}

test("the page lists every release with date, link and changes, and runs no script", () => {
  const page = open(release(), release({ id: "2", version: "v0.9.0", name: "v0.9.0", features: [], isPrerelease: true }));
  expect([...document.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
    "Player 1.0 (v1.0.0)",
    "v0.9.0",
    "How to install",
    "From the command line",
  ]);
  expect(document.querySelectorAll('a[href^="https://github.com/"]')).toHaveLength(2);
  expect(document.body).toHaveTextContent("Mar 4, 2026");
  expect(document.body).toHaveTextContent("Second change");
  expect(document.body).toHaveTextContent("No changes listed for this version.");
  expect(document.body).toHaveTextContent("Pre-release");
  expect(page).not.toContain("<script");
});

test("text from outside is rendered as text", () => {
  open(release({ name: "<img src=x onerror=alert(1)>", features: ["</li><script>alert(1)</script>"] }));
  expect(document.querySelector("img, script")).toBeNull();
  expect(document.body).toHaveTextContent("</li><script>alert(1)</script>");
});

test("a release without a link or a date is still listed", () => {
  open(release({ downloadUrl: null, date: null }));
  expect(document.querySelectorAll("article")).toHaveLength(1);
  expect(document.querySelectorAll("article p a, article time")).toHaveLength(0);
});

test("each release has a heading, its own anchor, and its facts in one line", () => {
  const page = open(release({ id: "7" }), release({ id: "8", isPrerelease: true, date: null }));
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(document.querySelector("h1")).toHaveTextContent(`All releases of ${productName}`);
  expect(document.title).toBe(`All releases of ${productName}`);
  expect([...document.querySelectorAll("article")].map(({ id }) => id)).toEqual(["release-7", "release-8"]);
  expect([...document.querySelectorAll("article > p")].map((line) => line.textContent)).toEqual([
    "Mar 4, 2026 · Download v1.0.0",
    " · Pre-release · Download v1.0.0",
  ]);
});

test("each file shows its name and, if known, its size and SHA-256; a release without files has no list", () => {
  const sha256 = "0123456789abcdef".repeat(4);
  open(
    release({ features: [], files: [releaseFile("a.apk", { size: 5, sha256 }), releaseFile("b.apk", { size: null })] }),
    release({ id: "2", features: [], files: [] }),
  );
  const [first, second] = document.querySelectorAll("article");
  expect([...(first?.querySelectorAll("ul > li") ?? [])].map((file) => file.textContent)).toEqual([
    `a.apk, 5 bytes, SHA-256 ${sha256}`,
    "b.apk",
  ]);
  expect(first?.querySelector("li a")).toHaveAttribute("href", releaseFile("a.apk").downloadUrl);
  expect(second?.querySelector("ul")).toBeNull();
});

test("long lines wrap inside the window", () => {
  open(release());
  expect(document.querySelector("style")?.textContent).toContain("overflow-wrap:anywhere");
});

test("each release has its tag as an id too, and links to its version on the download page", () => {
  open(
    release({ id: "7", version: "v1.0+7" }),
    release({ id: "8", version: "nightly" }),
    release({ id: "9", version: "release-7" }),
  );
  const headings = [...document.querySelectorAll("article h2")];
  expect(headings.map(({ id }) => id)).toEqual(["v1.0+7", "", ""]);
  expect(headings.map((heading) => heading.querySelector("a")?.getAttribute("href"))).toEqual([
    "download#v1.0%2B7",
    "download#nightly",
    "download#release-7",
  ]);
});
