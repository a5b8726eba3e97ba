/** @jest-environment node */
import {
  cloudflarePages,
  gatsbyServe,
  gitHubPages,
  type Host,
  type HostAnswer,
  netlify,
  netlifyWithoutPrettyUrls,
  nginx,
} from "../../harness/hosts";

/** The example of https://github.com/slorber/trailing-slash-guide. */
const files = new Set(["index.html", "404.html", "file.html", "folder/index.html", "both.html", "both/index.html", "data.json"]);

/** An answer in a few characters: the file, `404`, or an arrow and the path of a redirect. */
function short(answer: HostAnswer): string {
  if ("location" in answer) return `> ${answer.location}`;
  return answer.status === 404 ? `404 ${answer.file}` : String(answer.file);
}

const URLS = [
  "/file",
  "/file/",
  "/file.html",
  "/folder",
  "/folder/",
  "/folder/index.html",
  "/both",
  "/both/",
  "/both.html",
  "/none",
];
const NONE = "404 404.html";
// biome-ignore format: a table, one line a host
const table: [Host, string[]][] = [
  [gitHubPages, ["file.html", NONE, "file.html", "> /folder/", "folder/index.html", "folder/index.html", "both.html", "both/index.html", "both.html", NONE]],
  [cloudflarePages, ["file.html", "> /file", "> /file", "> /folder/", "folder/index.html", "> /folder/", "both.html", "both/index.html", "> /both", NONE]],
  [netlify, ["file.html", "> /file", "file.html", "> /folder/", "folder/index.html", "folder/index.html", "both.html", "> /both", "both.html", NONE]],
  [netlifyWithoutPrettyUrls, ["file.html", "file.html", "file.html", "folder/index.html", "folder/index.html", "folder/index.html", "both.html", "both.html", "both.html", NONE]],
  [nginx, ["file.html", NONE, "file.html", "folder/index.html", "folder/index.html", "folder/index.html", "both.html", "both/index.html", "both.html", NONE]],
  [gatsbyServe, [NONE, NONE, "file.html", "folder/index.html", "> /folder", "folder/index.html", "both/index.html", "> /both", "both.html", NONE]],
];

test.each(table.map(([host, answers]) => [host.name, host, answers] as const))("%s answers as documented", (_, host, answers) => {
  expect(URLS.map((url) => short(host.answer({ files, pathPrefix: "" }, url)))).toEqual(answers);
});

test.each(table.map(([host]) => [host.name, host] as const))("%s keeps the query, and serves a site in a folder", (_, host) => {
  const site = { files, pathPrefix: "/player" };
  expect(short(host.answer(site, "/player/?a=1"))).toBe("index.html");
  expect(short(host.answer(site, "/player/data.json?a=1"))).toBe("data.json");
  expect(short(host.answer(site, "/player?a=1"))).toBe("> /player/?a=1");
  expect(short(host.answer(site, "/data.json"))).toBe("404 null");
  expect(short(host.answer(site, "/players/data.json"))).toBe("404 null");
});

test("a redirect keeps the path prefix and the query; that of gatsby serve loses the path prefix", () => {
  const site = { files, pathPrefix: "/player" };
  expect(short(gitHubPages.answer(site, "/player/folder?a=1"))).toBe("> /player/folder/?a=1");
  expect(short(gatsbyServe.answer(site, "/player/folder/?a=1"))).toBe("> /folder?a=1");
});
