import { safeLink } from "../../src/releases/urls";

test.each([
  "https://github.com/octo/player/releases/download/v1/player.apk",
  "http://localhost:9000/player.apk",
  "http://127.10.200.30/player.apk",
  "http://[::1]:8080/player.apk",
])("%s may be linked to, also in a browser without `URL.canParse`", (url) => {
  jest.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(safeLink(url)).toBe(url);
});

test.each([
  ...["player.apk", "//github.com/player.apk", "http://github.com/player.apk", "https://"],
  ...["http://localhost.evil.example/", "http://127.0.0.1.evil.example/", "http://evil-localhost/"],
  ...["ws://localhost/player.apk", "ftp://127.0.0.1/player.apk", "file:///etc/passwd"],
  ...["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "intent://x/#Intent;end"],
  ...["https://github.com@evil.example/", "https://:secret@github.com/player.apk"],
])("%j counts as absent", (url) => {
  expect(safeLink(url)).toBeNull();
});
