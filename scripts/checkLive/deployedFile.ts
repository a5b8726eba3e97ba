import { describeNoAnswer } from "../../src/sourcing/requestFailure";

/**
 * The text of a file that a site publishes.
 *
 * @param url of the file
 * @param timeLimit in milliseconds
 * @throws Error that names the file if it cannot be loaded
 */
export async function readDeployedFile(url: string, timeLimit: number): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
    text = await response.text();
  } catch (error) {
    throw new Error(`${url}: ${describeNoAnswer(error)}`, { cause: error });
  }
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return text;
}
