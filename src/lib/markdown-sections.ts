const HEADING = /^(#{1,6}) (.+?)(?: \{#([^\s}]+)\})?$/;
const FENCE = /^(`{3,}|~{3,})/;

export interface Section {
  depth: number;
  title: string;
  /** Empty for the title of the page. */
  id: string;
  /** Positions in the Markdown, with all subsections. */
  start: number;
  end: number;
}

/** The sections of a Markdown version; lines of code that look like headings are none. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  let fence = '';
  let at = 0;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (mark) fence = mark;
    else {
      const [, signs = '', title = '', id = ''] = HEADING.exec(line) ?? [];
      if (signs) {
        for (const open of sections) if (open.end === markdown.length && open.depth >= signs.length) open.end = at;
        sections.push({ depth: signs.length, title, id, start: at, end: markdown.length });
      }
    }
    at += line.length + 1;
  }
  return sections;
}

/** The headings of a page as an indented list with anchors and lengths. */
export function outlineOf(markdown: string): string {
  return sectionsOf(markdown)
    .filter(({ id }) => id)
    .map(({ depth, title, id, start, end }) => `${'  '.repeat(depth - 2)}- ${title} #${id} (${end - start} characters)`)
    .join('\n');
}
