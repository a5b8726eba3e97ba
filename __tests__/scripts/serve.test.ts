/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

let directory: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "serve-"));
});
afterEach(() => {
  child?.kill();
  rmSync(directory, { recursive: true });
});

/** Starts the command in the folder of the site. Gives its first output, and its exit code if it ends by itself. */
async function serve(variables: Record<string, string>) {
  const command = [path.resolve("node_modules/jiti/lib/jiti-cli.mjs"), path.resolve("scripts/serve.ts")];
  const { PATH } = process.env;
  child = spawn(process.execPath, command, { cwd: directory, env: { ...(PATH && { PATH }), ...variables } });
  let output = "";
  const said = new Promise<void>((resolve) => {
    for (const stream of [child?.stdout, child?.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        resolve();
      });
    }
  });
  const ended = once(child, "close").then(([exitCode]) => ({ output, exitCode }));
  return Promise.race([ended, said.then(() => (output.startsWith("The site is at") ? { output, exitCode: null } : ended))]);
}

function writeSite(): void {
  mkdirSync(path.join(directory, "public"));
  const write = (file: string, text: string) => writeFileSync(path.join(directory, "public", file), text);
  write("index.html", "home");
  write("download.html", "download");
  write("404.html", "not found");
  write("app.js", "script");
  write("_headers", "# Comment\n/*\n  X-Frame-Options: DENY\n/*.js\n  Cache-Control: max-age=9\n/app\n  X-App: 1\n");
}

/** A port that is taken until the function beside it is called. */
async function takePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: String((server.address() as AddressInfo).port), release: () => server.close() };
}

test("the site is served on the port of PORT and under its prefix, with its headers, and 404.html for what it does not have", async () => {
  writeSite();
  const { port, release } = await takePort();
  release();
  const { output } = await serve({ PORT: port, PATH_PREFIX: "/player" });
  expect(output).toBe(`The site is at http://localhost:${port}/player\n`);
  const get = async (urlPath: string) => {
    const response = await fetch(`http://localhost:${port}${urlPath}`);
    const { headers, status } = response;
    return [status, await response.text(), ...["x-frame-options", "cache-control", "x-app"].map((name) => headers.get(name))];
  };
  const html = ["DENY", "no-cache", null];
  expect(await get("/player")).toEqual([200, "home", ...html]);
  expect(await get("/player/?from=1")).toEqual([200, "home", ...html]);
  expect(await get("/player/download")).toEqual([200, "download", ...html]);
  expect(await get("/player/app.js")).toEqual([200, "script", "DENY", "max-age=9", null]);
  for (const unknown of ["/player/no/page", "/", "/download", "/players"]) {
    expect(await get(unknown)).toEqual([404, "not found", "DENY", null, null]);
  }
});

test("without a built site, with a taken port or with a wrong one, it ends with one sentence and exit code 1", async () => {
  expect(await serve({})).toEqual({ output: "There is no built site in public: run npm run build first.\n", exitCode: 1 });
  writeSite();
  const { port, release } = await takePort();
  const taken = `Port ${port} is taken or not allowed (EADDRINUSE): set PORT to another one, such as 9321.\n`;
  expect(await serve({ PORT: port })).toEqual({ output: taken, exitCode: 1 });
  release();
  for (const wrong of ["port", "-1", "70000"]) {
    expect(await serve({ PORT: wrong })).toEqual({
      output: `PORT is "${wrong}"; it must be a number from 0 to 65535.\n`,
      exitCode: 1,
    });
  }
});
