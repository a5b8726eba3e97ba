/** @jest-environment node */
import { NETLIFY_ADAPTER_RULES } from "../../src/gatsbyInternals/netlifyAdapter";
import { hostHeaders } from "../../src/publishing/hostHeaders";

test("on Netlify, the adapter's rules have one place, before all of ours, because the last value of a header counts", () => {
  const [before, ours, ...others] = hostHeaders({ revalidated: ["/download"], immutable: ["/app-1.js"], pathPrefix: "" }).split(
    NETLIFY_ADAPTER_RULES,
  );
  expect(before).not.toMatch(/^\//m);
  expect(ours).toMatch(/^\/\*$/m);
  expect(others).toEqual([]);
});
