import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Script } from "node:vm";
import { logText } from "../../src/releases/safeText";
import { describeNoAnswer } from "../../src/sourcing/requestPage";

/** What a site gives for a path. A folder has no headers: its host adds them, by the names of the files. */
export type Answer = { status: number; headers?: Headers; text: string };
/** Reads a path within a site. It throws the reason if nothing answers. */
export type ReadPath = (urlPath: string) => Promise<Answer>;
/** Time limit of one call, in milliseconds. */
export const TIME_LIMIT = 20_000;

/** Reads a folder as plain hosts serve it: the file, else the page of that name, else the 404 page. */
export function folderReader(folder: string): ReadPath {
  return async (urlPath) => {
    const names = ["", ".html", "/index.html"].map((end) => path.join(folder, decodeURIComponent(urlPath)) + end);
    const file = names.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    return { status: file ? 200 : 404, text: await readFile(file ?? path.join(folder, "404.html"), "utf8").catch(() => "") };
  };
}

/** Reads a published site. */
export function hostReader(siteUrl: string): ReadPath {
  const fail = (error: unknown) => Promise.reject(new Error(describeNoAnswer(error), { cause: error }));
  return async (urlPath) => {
    const response = await fetch(siteUrl + urlPath, { signal: AbortSignal.timeout(TIME_LIMIT) }).catch(fail);
    const { status, headers, url } = response;
    // Cloudflare Pages takes `.html` away from every URL.
    const [asked, given] = [siteUrl + urlPath, url].map((one) => new URL(one).pathname.replace(/\.html$/, ""));
    if (given !== asked) throw new Error(`it redirects to ${logText(url)}`);
    return { status, headers, text: await response.text().catch(fail) };
  };
}

/** By the end of a file's name: the content types with which browsers and feed readers take it, and the end of a whole file. */
const KINDS: Record<string, readonly [types: RegExp, end: RegExp]> = {
  ".html": [/^text\/html\b/, /<\/html>\s*$/],
  ".js": [/^(text|application)\/(x-)?javascript\b/, /\S/],
  ".css": [/^text\/css\b/, /\}\s*$/],
  ".json": [/^application\/json\b/, /[}\]]\s*$/],
  ".svg": [/^image\/svg\+xml\b/, /<\/svg>\s*$/],
  ".atom": [/^(text\/|application\/(atom\+)?)xml\b/, /<\/feed>\s*$/],
};

/** Throws what is wrong with an answer if it is not the whole file at its path. A path without an ending is that of a page. */
export function checkAnswer(urlPath: string, { status, headers, text }: Answer, expectedStatus: number): void {
  if (status !== expectedStatus) throw new Error(`status ${status}, it must be ${expectedStatus}`);
  const extension = path.extname(urlPath) || ".html";
  // Browsers know any other file by its content, but none of them is a text.
  const [types, end] = KINDS[extension] ?? [/^(?!text\/)./, /\S/];
  const type = headers?.get("content-type") ?? "";
  if (headers && !types.test(type)) throw new Error(`the content type is "${logText(type)}", so browsers do not use the file`);
  if (!end.test(text)) throw new Error("the file is empty or cut off");
  // This runs nothing. A script that is cut off has a syntax error, which is thrown.
  if (extension === ".js") new Script(text);
}
