import path from "node:path";
import { Script } from "node:vm";
import { logText } from "../../src/releases/logText";
import { describeNoAnswer } from "../../src/sourcing/requestFailure";

/** A file that a site publishes. `url` is where it was at last, after redirects. */
export interface DeployedFile {
  url: string;
  headers: Headers;
  text: string;
}

type FileKind = readonly [types: RegExp, isWhole: (text: string) => boolean];

const endsWith = (end: string) => (text: string) => text.trimEnd().endsWith(end);

/** The content types with which browsers and feed readers take a file, and whether it is whole, by the end of its name. */
const KINDS: Record<string, FileKind> = {
  ".html": [/^text\/html$/, endsWith("</html>")],
  ".js": [/^(text|application)\/(x-)?javascript$/, isScript],
  ".css": [/^text\/css$/, endsWith("}")],
  ".json": [/^application\/json$/, endsWith("}")],
  ".svg": [/^image\/svg\+xml$/, endsWith("</svg>")],
  ".atom": [/^(text\/|application\/(atom\+)?)xml$/, endsWith("</feed>")],
};
// Browsers know other files by their content, and plain nginx has no type for some of them.
const OTHER: FileKind = [
  /^(image|font)\/|^(application\/(octet-stream|manifest\+json|json|font-woff2?)|(text|application)\/xml)$/,
  Boolean,
];

/**
 * Reads a file that a site publishes.
 *
 * @param options.timeLimit in milliseconds
 * @param options.status the status that the answer must have, 200 by default
 * @throws Error that names the file if it cannot be loaded, has another status or content type, or is cut off
 */
export async function readDeployedFile(
  url: string,
  { timeLimit, status = 200 }: { timeLimit: number; status?: number | undefined },
): Promise<DeployedFile> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
    text = await response.text();
  } catch (error) {
    throw new Error(`${logText(url)}: ${describeNoAnswer(error)}`, { cause: error });
  }
  const refuse = (reason: string) => new Error(`${logText(url)}: ${reason}`);
  if (response.status !== status) throw refuse(`status ${response.status}, it must be ${status}`);
  const { pathname } = new URL(url);
  // A site may be in a folder with a dot in its name.
  const extension = pathname.endsWith("/") ? "" : path.posix.extname(pathname);
  const [types, isWhole] = KINDS[extension || ".html"] ?? OTHER;
  const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  if (!types.test(type)) throw refuse(`the content type is "${logText(type)}", so browsers do not use the file`);
  if (!isWhole(text)) throw refuse("the file is empty or cut off; upload it again");
  return { url: response.url, headers: response.headers, text };
}

/** Whether a text is a script, without running it: one that is cut off has a syntax error. */
function isScript(text: string): boolean {
  try {
    return Boolean(text && new Script(text));
  } catch {
    return false;
  }
}
