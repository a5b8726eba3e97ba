import { existsSync } from "node:fs";
import path from "node:path";
import { releasesEndpoint, SAMPLE_RELEASES_PATH, safeLink } from "../../src/releases/urls";

test("the URL is the one in the API's documentation, without a query", () => {
  expect(releasesEndpoint("https://api.github.com", { owner: "octo", name: "player" })).toBe(
    "https://api.github.com/repos/octo/player/releases",
  );
});

test("the sample list is a file of the site", () => {
  expect(SAMPLE_RELEASES_PATH).toMatch(/^\/.+\.json$/);
  expect(existsSync(path.join(__dirname, "..", "..", "static", SAMPLE_RELEASES_PATH))).toBe(true);
});

test.each([
  "https://github.com/octo/player/releases/download/v1/player.apk",
  "http://localhost:9000/player.apk",
  "http://127.0.0.1:8080/player.apk",
  "http://127.8.9.1/player.apk",
  "http://127.10.200.30/player.apk",
  "http://[::1]:8080/player.apk",
])("%s may be linked to", (url) => {
  expect(safeLink(url)).toBe(url);
});

test.each([
  ...["", "player.apk", "/player.apk", "//github.com/player.apk", "http://github.com/player.apk"],
  ...["http://localhost.evil.example/player.apk", "http://127.0.0.1.evil.example/player.apk", "http://evil-localhost/player.apk"],
  ...["ws://localhost/player.apk", "ftp://127.0.0.1/player.apk", "javascript:alert(1)", " javascript:alert(1)", "vbscript:x"],
  ...["java\nscript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,<script>alert(1)</script>", "blob:https://github.com/1"],
  ...["file:///etc/passwd", "ftp://github.com/player.apk", "intent://scan/#Intent;scheme=https;end", "https://"],
  ...[
    "https://github.com@evil.example/player.apk",
    "https://user:secret@github.com/player.apk",
    "https://:secret@github.com/player.apk",
  ],
])("%j counts as absent", (url) => {
  expect(safeLink(url)).toBeNull();
});

test("a browser without `URL.canParse` can check a link, too", () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(safeLink("https://github.com/octo/player")).toBe("https://github.com/octo/player");
  } finally {
    Object.assign(URL, { canParse });
  }
});
