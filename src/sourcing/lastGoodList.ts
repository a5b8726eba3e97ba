import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { releasePageSchema } from "./requestPage";

/** Of the file's format. A list with another number was kept by another version of the site. */
const FORMAT_VERSION = 1;

const fileSchema = v.object({
  version: v.literal(FORMAT_VERSION),
  /** When it was read, ISO 8601 in UTC. */
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  pages: v.pipe(v.array(releasePageSchema), v.minLength(1)),
  /** Of the releases of the last list that had any, which may be an earlier one. */
  ids: v.optional(v.array(v.string())),
});

/** A list that was read completely. */
export type LastGoodList = Omit<v.InferOutput<typeof fileSchema>, "version">;

/**
 * The last list with the URL `endpoint` that was read completely, or null if none is kept in the folder.
 *
 * @throws Error if the file cannot be read or does not have the expected format
 */
export async function readLastGoodList(folder: string, endpoint: string): Promise<LastGoodList | null> {
  const text = await readFile(lastGoodFile(folder, endpoint), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const { version: _, ...list } = v.parse(fileSchema, JSON.parse(text));
  return list;
}

/** Keeps a list for later builds, in place of the one before it. */
export async function keepLastGoodList(folder: string, endpoint: string, list: LastGoodList): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(lastGoodFile(folder, endpoint), JSON.stringify({ version: FORMAT_VERSION, ...list }));
}

/** The file of the last good list. */
export function lastGoodFile(folder: string, endpoint: string): string {
  return path.join(folder, `${encodeURIComponent(endpoint)}.json`);
}
