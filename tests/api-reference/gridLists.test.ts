import { describe, expect, it } from 'vitest';
import { anchorOf } from '#model/api-anchors';
import { LISTED_KINDS, SEARCH_NAMES_FILE, type SearchNames } from '#model/search';
import { builtEngine, readIndexFile } from '../search/queries.ts';
import { readBuilt } from '../support/site.ts';
import { exportedEvents, exportedSelectors } from './packages.ts';

const { listed, pages } = readIndexFile(SEARCH_NAMES_FILE) as SearchNames;

describe.each([
  ['event', exportedEvents, 68],
  ['selector', exportedSelectors, 97],
] as const)('every exported %s of the grid', (kind, exported, least) => {
  const names = exported();
  const rows = listed.filter((row) => LISTED_KINDS[row[1]] === kind);

  it('is in a table of a guide, with its types', () => {
    const lists = new Map(rows.map(([page, , name]) => [name, readBuilt(`x/${pages[page]?.[0]}/index.html`)]));
    const missing = names.filter((name) => !typesIn(lists.get(name) ?? '', anchorOf[kind](name)));
    console.log(`  ${names.length - missing.length} of ${names.length} ${kind}s are listed`);
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(missing).toEqual([]);
  });

  it('is found first by its name', () => {
    const engine = builtEngine();
    const hrefs = new Map(rows.map(([page, , name]) => [name, `/x/${pages[page]?.[0]}/#${anchorOf[kind](name)}`]));
    // For plain words such as `resize`, the feature comes first.
    const wanted = names.filter((name) => /[A-Z]/.test(name));
    expect(
      wanted.filter((name) => engine.answer({ text: name, filters: {} }).hits[0]?.href !== hrefs.get(name)),
    ).toEqual([]);
  });
});

/** Whether a row has a type after its name: parameters or the result, or the note that there are no parameters. */
function typesIn(html: string, id: string): boolean {
  const [, cells = ''] = new RegExp(`<tr id="${id}">.*?</t[dh]>(.*?)</tr>`, 's').exec(html) ?? [];
  return /<code>|No parameters/.test(cells);
}
