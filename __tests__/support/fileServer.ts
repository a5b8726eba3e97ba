import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { listen } from "./staticServer";

/** A file. Zeros are before its content, so that a large one needs no memory. */
export interface ServedFile {
  content: Buffer;
  /** In bytes. */
  size: number;
}

/** Responds to an explicit range, as GitHub's storage does, and to none with the whole file. */
export function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { content, size }: ServedFile,
): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const [start, end] = first ? [Number(first), Number(last) + 1] : [0, size];
  const zeros = size - content.length;
  if (first) response.setHeader("content-range", `bytes ${start}-${end - 1}/${size}`);
  response.writeHead(first ? 206 : 200, { "content-length": end - start });
  response.write(Buffer.alloc(Math.max(Math.min(end, zeros) - start, 0)));
  response.end(content.subarray(Math.max(start - zeros, 0), Math.max(end - zeros, 0)));
}

/** Serves files, and remembers the requests. */
export async function startFileServer() {
  const files = new Map<string, ServedFile | RequestListener>();
  const requests: IncomingMessage[] = [];
  const { url, close } = await listen((request, response) => {
    requests.push(request);
    const file = files.get(request.url ?? "");
    if (typeof file === "function") file(request, response);
    else if (file) sendFile(request, response, file);
    else response.writeHead(404).end();
  });
  return { url, files, requests, close };
}
