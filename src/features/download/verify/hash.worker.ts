import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { errorText } from "../../../releases/safeText";

/** What the worker sends: how many bytes it has read, the SHA-256 at the end, or why it could not read the file. */
export type HashReport =
  | { status: "progress"; bytes: number }
  | { status: "done"; sha256: string }
  | { status: "failed"; message: string };

/** How many bytes are read at once: a file may be larger than a phone's memory. */
const PIECE_SIZE = 2 ** 20;

const report = (message: HashReport) => self.postMessage(message);

self.addEventListener("message", async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256.create();
    for (let start = 0; start < file.size; start += PIECE_SIZE) {
      const piece = await file.slice(start, start + PIECE_SIZE).arrayBuffer();
      hash.update(new Uint8Array(piece));
      report({ status: "progress", bytes: start + piece.byteLength });
    }
    report({ status: "done", sha256: bytesToHex(hash.digest()) });
  } catch (error) {
    report({ status: "failed", message: errorText(error) });
  }
});
