import { describe, expect, it } from 'vitest';
import { SEARCH_NAMES_FILE, type SearchNames } from '#model/search';
import { builtEngine, readIndexFile } from './queries.ts';

const { messages, pages } = readIndexFile(SEARCH_NAMES_FILE) as SearchNames;
const engine = builtEngine();
const first = (text: string) => engine.answer({ text, filters: {} }).hits[0]?.href;
const hrefs = new Map<string, string[]>();
for (const [text, page, hash] of messages)
  hrefs.set(text, [...(hrefs.get(text) ?? []), `/x/${pages[page]?.[0]}/${hash ? `#${hash}` : ''}`]);

describe('console messages of the packages', () => {
  it('are quoted by our pages', () => expect(hrefs.size).toBeGreaterThan(40));

  it('lead to a section that quotes them', () => {
    const lost = [...hrefs].filter(
      ([text, expected]) => !expected.includes(first(text.replaceAll('…', 'value')) ?? ''),
    );
    expect(lost.map(([text]) => text)).toEqual([]);
  });

  it.each([
    ['has an empty height', '/x/react-data-grid/layout/#no-height'],
    [
      'Can not find the date and time pickers localization context',
      '/x/react-date-pickers/quickstart/#troubleshooting',
    ],
    ['requires all rows to have a unique `id` property', '/x/react-data-grid/row-definition/#id-errors'],
  ])('are found by a distinctive part: %s', (text, href) => expect(first(text)).toBe(href));
});
