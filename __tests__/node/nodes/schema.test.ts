/** @jest-environment node */
import { createSchemaCustomization } from "../../../src/node/nodes/schema";
import { releaseFileSchema, releaseSchema } from "../../../src/releases/release";
import { runStep } from "../../support/gatsbyStep";

test("declares each field of the schemas, and null only where a schema has null", () => {
  const createTypes = jest.fn();
  runStep(createSchemaCustomization, { actions: { createTypes } });
  const sdl = String(createTypes.mock.calls).replace(/\s+/g, " ");
  const declared = (name: string) => {
    const [, fields = ""] = new RegExp(`type ${name} [^{]*{([^}]*)`).exec(sdl) ?? [];
    return Object.fromEntries(
      [...fields.matchAll(/(\w+): (\S+)/g)].map(([, field, type]) => [field, !type?.endsWith("!")]),
    );
  };
  const expected = (entries: Record<string, { type: string }>) =>
    Object.fromEntries(
      // Optional fields are null before the first build that writes them.
      Object.entries(entries).map(([name, { type }]) => [name, /nullable|optional/.test(type)]),
    );
  const { id: _, ...entries } = releaseSchema.entries;
  expect(declared("Release")).toEqual(expected(entries));
  expect(declared("ReleaseFile")).toEqual(expected(releaseFileSchema.entries));
});
