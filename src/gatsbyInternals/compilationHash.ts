// Check this when Gatsby is upgraded: see README.md in this folder.
import { createHash, type Hash } from "node:crypto";

/*
 * Gatsby compares two hashes with those of the build before:
 *
 * - webpack's hash of the browser's scripts. Every page contains it. If it changes, Gatsby writes every page again, and a page that
 *   is open reloads when its visitor goes to another page
 * - the hashes of the scripts that render the HTML. If one changes, Gatsby renders the pages that use it again
 *
 * The first is too strict: it also covers the compilation of each style sheet, which webpack skips if its cache has the result. So
 * the first build with a cache would change every page. The second is not strict enough: those scripts contain no styles, but the
 * pages do. So a build in which only a style has changed would leave the old style in the pages.
 */

/** The part of webpack's compilation that the plugins use. */
interface Compilation {
  hash?: string;
  outputOptions: { hashDigestLength?: number };
  getAssets: () => readonly { name: string; source: { buffer: () => Buffer } }[];
  hooks: {
    chunkHash: { tap: (name: string, run: (chunk: unknown, hash: Pick<Hash, "update">) => void) => void };
  };
}

/** The part of webpack's compiler that the plugins use. */
interface Compiler {
  hooks: {
    emit: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

interface Plugin {
  apply: (compiler: Compiler) => void;
}

const NAME = "CompilationHash";

/**
 * Two plugins for webpack that make both hashes depend on what the browser gets, and on nothing else.
 *
 * @returns `browser`, for the stage `build-javascript`: sets webpack's hash from the names and contents of all files that it
 * writes. `html`, for the stage `build-html`, which comes later: adds that hash to those of the scripts that render the HTML
 */
export function compilationHashPlugins(): { browser: Plugin; html: Plugin } {
  let browserHash: string | undefined;
  const browser: Plugin = {
    apply: ({ hooks }) => {
      // Only now are all names final, and after it webpack drops the contents. Gatsby reads the hash when webpack has finished.
      hooks.emit.tap(NAME, (compilation) => {
        browserHash = hashOfFiles(compilation).slice(0, compilation.outputOptions.hashDigestLength);
        compilation.hash = browserHash;
      });
    },
  };
  const html: Plugin = {
    apply: ({ hooks }) => {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        if (browserHash === undefined) {
          throw new Error("Gatsby compiled the HTML before the browser's scripts. Check src/gatsbyInternals/compilationHash.ts.");
        }
        const hashOfScripts = browserHash;
        compilation.hooks.chunkHash.tap(NAME, (_, hash) => {
          hash.update(hashOfScripts);
        });
      });
    },
  };
  return { browser, html };
}

/** The SHA-256 of the names and contents of all files of a compilation, in any order, as hexadecimal digits. */
function hashOfFiles(compilation: Compilation): string {
  const lines = compilation.getAssets().map(({ name, source }) => `${sha256(source.buffer())} ${name}`);
  return sha256(lines.sort().join("\n"));
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}
