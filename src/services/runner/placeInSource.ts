/** Modules of the reader are evaluated under this address, so that stacks name them. */
export const SOURCE_PREFIX = 'playground:///';

export interface SourcePlace {
  file: string;
  line: number;
}

const PLACE = /playground:\/\/\/([\w.-]+):(\d+)(?::\d+)?/;

/**
 * The first line of the reader's own files in a stack, in the notation of any browser. Code is evaluated inside of a
 * function, whose head takes some lines; `headLines` says how many.
 */
export function placeInSource(stack: string | undefined, headLines: number): SourcePlace | undefined {
  const [, file, line] = PLACE.exec(stack ?? '') ?? [];
  if (!file || !line) return undefined;
  return { file, line: Math.max(1, Number(line) - headLines) };
}
