import type { ScannedPage } from '../content-pipeline/index.ts';

/** Names in code that are worth indexing: identifiers and packages, not keywords and punctuation. */
const CODE_NAME = /@?[A-Za-z_$][\w$]*(?:[-/][\w$]+)*/g;
const MIN_NAME_CHARACTERS = 4;

interface SectionText {
  /** Empty for the introduction. */
  id: string;
  text: string;
  /** Names in code blocks of the section that its text does not mention. */
  code: string;
}

/** The text of a page by section, with the names in its code blocks. */
export function sectionTexts(page: ScannedPage): SectionText[] {
  const texts = new Map(page.text.map(({ id, text }) => [id, text.replace(/\s+/g, ' ').trim()]));
  const sections = [{ id: '', line: 0 }, ...page.headings];
  return sections.map(({ id, line }, index) => {
    const end = sections[index + 1]?.line ?? Infinity;
    const code = page.fences.filter((fence) => fence.line >= line && fence.line < end).map((fence) => fence.code);
    const text =
      id === '' ? [page.frontMatter.description, texts.get('')].filter(Boolean).join(' ') : (texts.get(id) ?? '');
    return { id, text, code: namesIn(code.join('\n'), text) };
  });
}

function namesIn(code: string, text: string): string {
  const names = new Set(
    (code.match(CODE_NAME) ?? []).filter((name) => name.length >= MIN_NAME_CHARACTERS && !text.includes(name)),
  );
  return [...names].join(' ');
}
