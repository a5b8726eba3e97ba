import * as v from "valibot";

/** A missing or wrong value is null, because it must not cost the rest (docs/rules.md, 4.1). */
export function orNull<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(v.nullable(schema), null);
}

/** A missing or wrong value is false. */
export const flagSchema = v.fallback(v.boolean(), false);
