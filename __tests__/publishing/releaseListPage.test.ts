import { renderReleaseListPage } from "../../src/publishing/releaseListPage";
import { release } from "../support/release";

function open(...releases: Parameters<typeof renderReleaseListPage>[0]) {
  const page = renderReleaseListPage(releases);
  document.documentElement.innerHTML = page;
  return page;
}

test("the page lists every release with date, link and changes, and runs no script", () => {
  const page = open(release(), release({ id: "2", version: "v0.9.0", name: "v0.9.0", features: [], isPrerelease: true }));
  expect([...document.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual(["Player 1.0 (v1.0.0)", "v0.9.0"]);
  expect(document.querySelectorAll('a[href^="https://github.com/"]')).toHaveLength(2);
  expect(document.body).toHaveTextContent("Mar 4, 2026");
  expect(document.body).toHaveTextContent("Second change");
  expect(document.body).toHaveTextContent("No changes listed for this version.");
  expect(document.body).toHaveTextContent("Pre-release");
  expect(page).not.toContain("<script");
});

test("outside text is text", () => {
  open(release({ name: "<img src=x onerror=alert(1)>", features: ["</li><script>alert(1)</script>"] }));
  expect(document.querySelector("img, script")).toBeNull();
  expect(document.body).toHaveTextContent("</li><script>alert(1)</script>");
});

test("a release without a link or a date is listed all the same", () => {
  open(release({ downloadUrl: null, date: null }));
  expect(document.querySelectorAll("article")).toHaveLength(1);
  expect(document.querySelectorAll("article a, article time")).toHaveLength(0);
});
