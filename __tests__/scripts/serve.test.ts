/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type StaticServer, serveSite } from "../../scripts/serve";
import { temporaryFolder } from "../support/temporaryFolder";

const HEADERS =
  "# Comment\n/*\n  X-Frame: DENY\n/*.js\n  Cache-Control: max-age=9\n/app\n  X-App: 1\n";

const folder = temporaryFolder();
let server: StaticServer;
beforeEach(async () => {
  folder.write("public/index.html", "home");
  folder.write("public/download.html", "download");
  folder.write("public/404.html", "not found");
  folder.write("public/app.js", "script");
  folder.write("public/_headers", HEADERS);
  server = await serveSite(folder.resolve("public"), { prefix: "/player" });
});
afterEach(() => server.close());

test.each([
  ["/player", 200, "home", "no-cache"],
  ["/player/?from=1", 200, "home", "no-cache"],
  ["/player/download", 200, "download", "no-cache"],
  ["/player/app.js", 200, "script", "max-age=9"],
  ["/player/no/page", 404, "not found", null],
  ["/", 404, "not found", null],
  ["/playerdownload", 404, "not found", null],
])("%s gets status %i and the file %s with its headers", async (urlPath, status, text, cache) => {
  const response = await fetch(new URL(urlPath, server.url));
  expect([response.status, await response.text()]).toEqual([status, text]);
  const headers = ["x-frame", "cache-control", "x-app"].map((name) => response.headers.get(name));
  expect(headers).toEqual(["DENY", cache, null]);
});

test("a folder without a built site is an error, and a port that is taken", async () => {
  await expect(serveSite(folder.resolve())).rejects.toThrow("run npm run build first");
  const port = Number(new URL(server.url).port);
  await expect(serveSite(folder.resolve("public"), { port })).rejects.toThrow(
    new RegExp(`^Port ${port} cannot be used .*EADDRINUSE.* set PORT to another one`),
  );
});

test("the command serves the folder public under the prefix of the settings", async () => {
  const command = ["node_modules/jiti/lib/jiti-cli.mjs", "scripts/serve.ts"];
  const child = spawn(
    process.execPath,
    command.map((file) => path.resolve(file)),
    { cwd: folder.resolve(), env: { PATH_PREFIX: "/player", PORT: "0" } },
  );
  const [output] = await once(child.stdout, "data");
  child.kill();
  expect(String(output)).toMatch(/^The site is at http:\/\/localhost:\d+\/player\n$/);
});
