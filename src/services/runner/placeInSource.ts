/** `sourceURL` prefix of user modules, which identifies them in stack traces. */
export const SOURCE_PREFIX = 'playground:///';

export interface SourcePlace {
  file: string;
  line: number;
}

const PLACE = /playground:\/\/\/([\w.-]+):(\d+)(?::\d+)?/;

/**
 * The topmost location in user code of a stack trace, in any browser's notation. `headLines` is the number of lines that
 * the wrapping function adds before the code.
 */
export function placeInSource(stack: string | undefined, headLines: number): SourcePlace | undefined {
  const [, file, line] = PLACE.exec(stack ?? '') ?? [];
  if (!file || !line) return undefined;
  return { file, line: Math.max(1, Number(line) - headLines) };
}
