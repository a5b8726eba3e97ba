import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { listen } from "./staticServer";

/** Responds to an explicit range, as GitHub's storage does, and to none with the whole file. */
function sendFile({ headers }: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  if (first)
    response.writeHead(206, { "content-range": `bytes ${first}-${last}/${content.length}` });
  response.end(first ? content.subarray(Number(first), Number(last) + 1) : content);
}

/** Serves files by the path of their URL, and remembers the requests. */
export async function startFileServer() {
  const files = new Map<string, Buffer | RequestListener>();
  const requests: IncomingMessage[] = [];
  const { url, close } = await listen((request, response) => {
    requests.push(request);
    const [path = ""] = request.url?.split("?") ?? [];
    const file = files.get(path);
    if (typeof file === "function") file(request, response);
    else if (file) sendFile(request, response, file);
    else response.writeHead(404).end();
  });
  return { url, files, requests, close };
}
