// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded.
import { createHash } from "node:crypto";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { isHashed } from "./publicFolder";

/** The part of webpack's compilation that the plugin uses. */
interface Compilation {
  hash?: string;
  outputOptions: { hashDigestLength?: number };
  getAssets: () => readonly { name: string }[];
}

/** The part of webpack's compiler that the plugin uses. */
interface Compiler {
  outputPath: string;
  hooks: Record<"emit" | "afterEmit", { tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void }>;
}

/**
 * A plugin for the stage `build-javascript`.
 *
 * It makes webpack's hash depend on the files that browsers get, and on nothing else. Gatsby writes this hash into every page, and an
 * open page reloads when it meets another one. webpack's own also changes with what its cache had, so the first build that continues
 * with another one would write every page again.
 *
 * It also gives each hashed file of the build the time of now. webpack leaves a file alone that is there already.
 */
export const trackFiles = {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise("TrackFiles", async (compilation) => {
      // The names contain the hashes of the contents. Only now are they final; Gatsby reads the hash when webpack has finished.
      const names = compilation.getAssets().map(({ name }) => name);
      const hash = createHash("sha256").update(names.sort().join("\n")).digest("hex");
      compilation.hash = hash.slice(0, compilation.outputOptions.hashDigestLength);
    });
    compiler.hooks.afterEmit.tapPromise("TrackFiles", async (compilation) => {
      const now = new Date();
      const files = compilation.getAssets().flatMap(({ name }) => (isHashed(name) ? [name] : []));
      await Promise.all(files.map((file) => utimes(path.join(compiler.outputPath, file), now, now)));
    });
  },
};
