/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines of at most `width` pixels; text that does not fit into `maxLines` is truncated with an ellipsis.
 * Long identifiers break at capital letters.
 */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { word, glue } of wordsOf(text)) {
    const longer = line ? line + glue + word : word;
    if (measure(longer) <= width || !line) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shorten(lines.slice(maxLines - 1).join(' '), width, measure)];
}

/** Words with their separator from the previous one: a space, or nothing inside `useGridApiContext`. */
function wordsOf(text: string): { word: string; glue: string }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, index) => ({ word: part, glue: index === 0 ? ' ' : '' })),
    );
}

function shorten(text: string, width: number, measure: Measure): string {
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
