import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";

/**
 * The form of the record. One of another form is of an older or newer version of the site, and counts as none: the first build after
 * a new number starts from nothing, without the files that open pages may still load.
 */
const VERSION = 1;

// What the record names may be removed, so it must lie below `public`.
const fileSchema = v.pipe(
  v.string(),
  v.check((file) => !file.startsWith("/") && !file.split(/[/\\]/).includes("..")),
);

const recordSchema = v.object({
  version: v.literal(VERSION),
  fingerprints: v.record(fileSchema, v.string()),
  unreferencedSince: v.record(fileSchema, v.pipe(v.string(), v.isoTimestamp())),
});

/**
 * What a build that went through has left in `public`.
 *
 * - `fingerprints`: SHA-256 by path, of every file that a later build may leave as it is
 * - `unreferencedSince`: of the files that no page needs any more, since when (ISO 8601 in UTC), by path
 */
export type BuildRecord = Omit<v.InferOutput<typeof recordSchema>, "version">;

/** The record of the last build, or null where there is none that can be read. */
export async function readBuildRecord(keptFolder: string): Promise<BuildRecord | null> {
  const text = await readFile(recordFile(keptFolder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  return record.success ? record.output : null;
}

/** Keeps the record for the next build. */
export async function writeBuildRecord(keptFolder: string, record: BuildRecord): Promise<void> {
  await writeFileAtomic(recordFile(keptFolder), JSON.stringify({ version: VERSION, ...record }));
}

function recordFile(keptFolder: string): string {
  return path.join(keptFolder, "build-record.json");
}
