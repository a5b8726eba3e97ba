import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";

/** What the worker says: how many bytes it has read, the SHA-256 at the end, or why it could not read the file. */
export type HashReport =
  | { status: "progress"; bytes: number }
  | { status: "done"; sha256: string }
  | { status: "failed"; message: string };

const report = (message: HashReport) => self.postMessage(message);

self.addEventListener("message", async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256.create();
    const reader = file.stream().getReader();
    let bytes = 0;
    let percent = 0;
    // Piece by piece: the file may be larger than the memory of a phone.
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      hash.update(piece.value);
      bytes += piece.value.length;
      const reached = Math.floor((bytes / file.size) * 100);
      if (reached > percent) report({ status: "progress", bytes });
      percent = reached;
    }
    report({ status: "done", sha256: bytesToHex(hash.digest()) });
  } catch (error) {
    report({ status: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
