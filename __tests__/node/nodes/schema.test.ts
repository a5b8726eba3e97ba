/** @jest-environment node */
import { createSchemaCustomization } from "../../../src/node/nodes/schema";
import {
  androidPackageSchema,
  certificateSchema,
  fallbackSchema,
  releaseFileSchema,
  releaseSchema,
} from "../../../src/releases/release";
import { runStep } from "../../support/gatsbyStep";

const { id: _, ...releaseEntries } = releaseSchema.entries;

// The compiler compares the types that have no schema, ReleaseLink and Update, with the page's query.
test.each<[string, Record<string, { type: string }>]>([
  ["Release", releaseEntries],
  ["Fallback", fallbackSchema.entries],
  ["ReleaseFile", releaseFileSchema.entries],
  ["AndroidPackage", androidPackageSchema.entries],
  ["Certificate", certificateSchema.entries],
])("%s has each field of its schema, and null only where the schema has null", (name, entries) => {
  const createTypes = jest.fn();
  runStep(createSchemaCustomization, { actions: { createTypes } });
  const sdl = String(createTypes.mock.calls).replace(/\s+/g, " ");
  const [, fields = ""] = new RegExp(`type ${name} [^{]*{([^}]*)`).exec(sdl) ?? [];
  const declared = [...fields.matchAll(/(\w+): (\S+)/g)].map(([, field, type]) => [
    field,
    !type?.endsWith("!"),
  ]);
  // Optional fields are null before the first build that writes them.
  const expected = Object.entries(entries).map(([field, { type }]) => [
    field,
    /nullable|optional/.test(type),
  ]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
});
