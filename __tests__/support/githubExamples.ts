/** Releases as GitHub itself documents them: the type in its OpenAPI description, and the examples in its webhook payloads. */
import type { components } from "@octokit/openapi-types";
import examples from "@octokit/webhooks-examples/api.github.com/index.json";

/** A release as GitHub documents it. */
export type DocumentedRelease = components["schemas"]["release"];

/** The releases in GitHub's example payloads of webhooks. */
export const githubExamples: readonly unknown[] = examples
  .filter(({ name }) => name === "release")
  .flatMap((event) => event.examples.flatMap((example) => ("release" in example ? [example.release] : [])));
