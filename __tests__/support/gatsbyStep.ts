/** Runs a lifecycle of gatsby-node; `context` holds only the parts of Gatsby's argument that the lifecycle uses. */
export function runStep(step: unknown, context: object): unknown {
  if (typeof step !== "function") throw new Error("The step is not a function.");
  return Reflect.apply(step, undefined, [context]);
}
