import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../site/settings";
import { listFiles } from "./publicFiles";

/** The files and folders that the pages are made from, apart from the releases and the day, relative to the site's folder. */
export const SOURCES = [
  ".babelrc.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * A text that two builds share only if they make the same pages from the same releases: Node, the settings, the contents of
 * {@link SOURCES}, and the folder of the site, because Gatsby's cache names files by their absolute paths.
 */
export async function buildKey(siteDirectory: string, settings: Settings): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([process.version, settings, siteDirectory]));
  for (const source of SOURCES) {
    const isFolder = (await stat(path.join(siteDirectory, source))).isDirectory();
    const files = isFolder ? await listFiles(path.join(siteDirectory, source)) : [""];
    for (const file of files.map((name) => path.join(source, name))) {
      const content = await readFile(path.join(siteDirectory, file));
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}
