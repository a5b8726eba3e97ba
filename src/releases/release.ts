import * as v from "valibot";

/** The shape of a {@link Release}, to check one that comes from a file of this site. */
export const releaseSchema = v.object({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  date: v.nullable(v.string()),
  features: v.pipe(v.array(v.string()), v.readonly()),
  downloadUrl: v.nullable(v.string()),
  downloadSize: v.nullable(v.number()),
  isPrerelease: v.boolean(),
});

/**
 * One release as the site shows it (product spec, section 3).
 *
 * - `id`: the API's id, as text
 * - `version`: the release tag, to the letter
 * - `name`: the release's name, or its tag where it has none
 * - `date`: when it was published, ISO 8601 in UTC; null where the API gave no readable date
 * - `features`: the feature lines of its notes, plain text
 * - `downloadUrl`: a checked address (https, or http on loopback); null where the release offers none
 * - `downloadSize`: bytes behind `downloadUrl`; null where the API does not say (a source archive)
 * - `isPrerelease`: the maintainers marked it as not yet stable
 */
export type Release = v.InferOutput<typeof releaseSchema>;
