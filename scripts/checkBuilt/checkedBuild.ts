import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { fingerprints, listFiles } from "../../src/publishing/publicFiles";
import type { Settings } from "../../src/site/settings";

/** Everything that the pages are made from, apart from the releases and the day. */
const CODE = {
  folders: ["src", "static"],
  files: [
    ".babelrc.json",
    "gatsby-browser.tsx",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-ssr.tsx",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ],
};

const RECORD_FILE = "checked-build.json";
const recordSchema = v.object({ code: v.string() });

/**
 * The SHA-256 of everything that the pages are made from, apart from the releases and the day: the code, the settings and the
 * version of Node. webpack's hash is not enough, because it covers only what browsers load: not the files of `static/`, the
 * settings, or the code that writes headers, policies and the feed.
 */
export async function fingerprintOfCode(siteDirectory: string, settings: Settings): Promise<string> {
  const inFolders = await Promise.all(
    CODE.folders.map(async (folder) => (await listFiles(path.join(siteDirectory, folder))).map((file) => `${folder}/${file}`)),
  );
  const found = await fingerprints(siteDirectory, [...inFolders.flat(), ...CODE.files]);
  return createHash("sha256")
    .update(JSON.stringify([process.version, settings, [...found]]))
    .digest("hex");
}

/** The fingerprint of the code of the last build that passed the check; null if there is none. */
export async function readCheckedCode(keptFolder: string): Promise<string | null> {
  const text = await readFile(path.join(keptFolder, RECORD_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  return record.success ? record.output.code : null;
}

/** Notes the code of a build that passed the check, for the next check. */
export async function keepCheckedCode(keptFolder: string, code: string): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  await writeFileAtomic(path.join(keptFolder, RECORD_FILE), JSON.stringify({ code }));
}
