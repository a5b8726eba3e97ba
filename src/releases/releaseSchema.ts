import * as v from "valibot";

// Apart from the types that follow from them: /download itself needs only the types, and valibot adds to its scripts.

/** The shape of a `ReleaseFile`, to check one that was read from a file. */
export const releaseFileSchema = v.object({
  name: v.string(),
  size: v.nullable(v.number()),
  downloadUrl: v.string(),
  sha256: v.nullable(v.string()),
});

const LINKS = ["file", "sourceArchive", "releasePage"] as const;

/** The shape of a `ReleaseSummary`. */
export const releaseSummarySchema = v.object({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  date: v.nullable(v.string()),
  features: v.pipe(v.array(v.string()), v.readonly()),
  downloadUrl: v.nullable(v.string()),
  downloadSize: v.nullable(v.number()),
  linksTo: v.nullable(v.picklist(LINKS)),
  isPrerelease: v.boolean(),
});

/** The shape of a `Release`, to check one that was read from a file. */
export const releaseSchema = v.object({
  ...releaseSummarySchema.entries,
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});
