/** What was thrown, as text for a person: the message of an Error, or anything else as a string. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
