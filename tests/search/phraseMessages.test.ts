import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchPhrases } from '#content/search-phrases/index.ts';
import { scanPage } from '../../tools/content-pipeline/index.ts';

/** Phrases that are the text of an error, rather than a description of a need. */
const ERRORS = [
  /\bis not (?:a function|a constructor|defined)$/i,
  /^(?:cannot|can't|can not|could not|unable to) (?:find|read propert|resolve|use import)/i,
  /\b(?:unexpected token|unknown file extension|not assignable|does not exist|missing the following properties)\b/i,
  /^(?:hydration failed|invalid array length|No row with id|Rendered more hooks)\b/i,
  /\bdoes not match server|\bcannot be passed to client components$/i,
];
const isError = (phrase: string) => ERRORS.some((pattern) => pattern.test(phrase));

const pages = new Map(
  globSync('content/**/page.mdx').map((path) => {
    const file = path.replaceAll('\\', '/');
    const page = scanPage({ file, text: readFileSync(file, 'utf8'), hasFile: () => true });
    return [page.path.replace(/^\/x\//, ''), page];
  }),
);

const messages = Object.entries(searchPhrases).flatMap(([path, sections]) =>
  Object.entries(sections).flatMap(([id, phrases]) =>
    phrases
      .split(', ')
      .filter(isError)
      .map((message) => ({ path, id, message })),
  ),
);

/** The words of a section, from its heading to the next one, code included. */
function wordsOf(path: string, id: string): string {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const index = page.headings.findIndex((heading) => heading.id === id);
  const start = page.headings[index]?.line ?? 0;
  const end = page.headings[index + 1]?.line ?? Infinity;
  const code = page.fences.filter(({ line }) => line >= start && line < end).map((fence) => fence.code);
  return words([page.text.find((section) => section.id === id)?.text, ...code].join('\n'));
}

function words(text: string): string {
  return (text.toLowerCase().match(/[a-z\d]+/g) ?? []).join(' ');
}

/** Phrases leave out names and values: "property does not exist" stands for "Property 'row' does not exist". */
function withValues(message: string): RegExp {
  return new RegExp(`\\b${words(message).replaceAll(' ', '(?: \\w+){0,4} ')}\\b`);
}

describe('error messages among the search phrases', () => {
  it('are recognized', () => expect(messages.length).toBeGreaterThan(15));

  it.each(messages)('$path#$id quotes "$message"', ({ path, id, message }) => {
    expect(wordsOf(path, id)).toMatch(withValues(message));
  });
});
