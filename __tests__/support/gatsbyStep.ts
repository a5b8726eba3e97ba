/** Runs a step of gatsby-node with a stand-in for what it uses of Gatsby's argument. */
export function runStep(step: unknown, context: object): unknown {
  if (typeof step !== "function") throw new Error("The step is not a function.");
  return Reflect.apply(step, undefined, [context]);
}
