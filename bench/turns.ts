/**
 * Measures several things so many times in turns, so that what else the machine does falls on all of them.
 *
 * @returns what each measure gave, run by run, in the order of the measures
 */
export async function measureInTurns<Result>(runs: number, measures: readonly (() => Promise<Result>)[]): Promise<Result[][]> {
  const results: Result[][] = measures.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure());
  }
  return results;
}
