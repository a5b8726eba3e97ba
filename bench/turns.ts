/**
 * Runs several measurements in turns, so that other load on the machine affects all of them alike.
 *
 * @param runs how often each measurement runs
 * @returns the results of each measurement, in the order of `measures`
 */
export async function measureInTurns<Result>(runs: number, measures: readonly (() => Promise<Result>)[]): Promise<Result[][]> {
  const results: Result[][] = measures.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure());
  }
  return results;
}
