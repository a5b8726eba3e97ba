import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { errorText } from "../../../releases/safeText";

/** What the worker sends: how many bytes it has read, the SHA-256 at the end, or why it could not read the file. */
export type HashReport =
  | { status: "progress"; bytes: number }
  | { status: "done"; sha256: string }
  | { status: "failed"; message: string };

/** Bytes to read at once, in browsers that let us choose. */
const PIECE_SIZE = 2 ** 20;

const report = (message: HashReport) => self.postMessage(message);

self.addEventListener("message", async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256.create();
    let bytes = 0;
    let percent = 0;
    await readPieces(file, (piece) => {
      hash.update(piece);
      bytes += piece.length;
      const reached = Math.floor((bytes / file.size) * 100);
      if (reached > percent) report({ status: "progress", bytes });
      percent = reached;
    });
    report({ status: "done", sha256: bytesToHex(hash.digest()) });
  } catch (error) {
    report({ status: "failed", message: errorText(error) });
  }
});

/** Reads a file in pieces, because it may be larger than a phone's memory. If the browser can, all pieces use the same memory. */
async function readPieces(file: File, use: (piece: Uint8Array) => void): Promise<void> {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = file.stream().getReader({ mode: "byob" });
  } catch {
    const plain = file.stream().getReader();
    for (let piece = await plain.read(); !piece.done; piece = await plain.read()) use(piece.value);
    return;
  }
  let memory = new Uint8Array(PIECE_SIZE);
  for (let piece = await reader.read(memory); !piece.done; piece = await reader.read(memory)) {
    use(piece.value);
    memory = new Uint8Array(piece.value.buffer);
  }
}
