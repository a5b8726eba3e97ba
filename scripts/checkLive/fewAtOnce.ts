/** Calls at the same time: no host should take them for an attack. */
const CALLS_AT_ONCE = 4;

/**
 * Does the same work with each value, four at a time.
 *
 * @returns the results, in the order of the values
 * @throws what the work throws
 */
export async function fewAtOnce<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = values.entries();
  const workOnRemaining = async () => {
    for (const [index, value] of entries) results[index] = await work(value);
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, workOnRemaining));
  return results;
}
