import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";

/**
 * The version of the record's format. A record with another number is ignored, so the first build after a change of this number
 * starts from scratch, without the files that open pages may still load.
 */
const FORMAT_VERSION = 1;

// The build may remove the files that the record names, so they must be inside `public`.
const fileSchema = v.pipe(
  v.string(),
  v.check((file) => !file.startsWith("/") && !file.split(/[/\\]/).includes("..")),
);

const recordSchema = v.object({
  version: v.literal(FORMAT_VERSION),
  // Records of older builds lack it. They still count, because they name the files that open pages may load.
  publicFolder: v.optional(v.string(), ""),
  fingerprints: v.record(fileSchema, v.string()),
  unreferencedSince: v.record(fileSchema, v.pipe(v.string(), v.isoTimestamp())),
});

/**
 * What a finished build left in `public`.
 *
 * - `publicFolder`: the absolute path of that folder; empty if the record does not say
 * - `fingerprints`: SHA-256 by path, of every file that a later build may reuse
 * - `unreferencedSince`: by path, when a build first found that no page needs the file any more (ISO 8601 in UTC)
 */
export type BuildRecord = Omit<v.InferOutput<typeof recordSchema>, "version">;

/**
 * The record of the last build, or null if there is none or it does not have the expected format.
 *
 * @throws Error if the file exists and cannot be read
 */
export async function readBuildRecord(keptFolder: string): Promise<BuildRecord | null> {
  const text = await readFile(recordFile(keptFolder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  return record.success ? record.output : null;
}

/** Writes the record for the next build, in place of the one before it. */
export async function writeBuildRecord(keptFolder: string, record: BuildRecord): Promise<void> {
  await writeFileAtomic(recordFile(keptFolder), JSON.stringify({ version: FORMAT_VERSION, ...record }));
}

function recordFile(keptFolder: string): string {
  return path.join(keptFolder, "build-record.json");
}
