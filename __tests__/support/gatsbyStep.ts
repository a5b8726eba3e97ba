/** Calls a function that Gatsby calls, with the parts of Gatsby's argument that it uses. */
export function runStep(step: unknown, context: object): unknown {
  if (typeof step !== "function") throw new Error("The step is not a function.");
  return Reflect.apply(step, undefined, [context]);
}
