/**
 * Measures several subjects in turns, so that other load on the machine affects all of them alike.
 *
 * @param runs how often each subject is measured
 * @returns the results for each subject, in the order of `subjects`
 */
export async function measureInTurns<Subject, Result>(
  runs: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject));
  }
  return results;
}
