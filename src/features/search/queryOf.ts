/** Nobody types more, and a pasted file would keep the worker busy for minutes. */
export const MAX_QUERY_CHARACTERS = 200;

/** How a query for commands starts. */
export const COMMAND_SIGN = '>';

/** What is searched for: the trimmed text, cut at the maximum. */
export function queryOf(text: string): string {
  return text.trim().slice(0, MAX_QUERY_CHARACTERS);
}

export function isCut(text: string): boolean {
  return text.trim().length > MAX_QUERY_CHARACTERS;
}

export function isForCommands(text: string): boolean {
  return queryOf(text).startsWith(COMMAND_SIGN);
}
