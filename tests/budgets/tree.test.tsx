import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { group, page, subheader, type NavEntry, type PagePath } from '#model/nav';
import { Shell } from '#shell';
import { composeShell } from '../../src/layouts/composeShell.ts';
import { mostProseHtml } from './budgets.ts';

const ENTRIES = 400;

/** Varied words, so that the tree does not compress better than a real one. */
const WORDS =
  'column row cell filter sort group pivot export print tooltip legend axis zoom pan series stack label slot theme style layout density locale format time zone range shortcut toolbar panel menu header footer overlay selection clipboard virtual scroll master detail tree lazy order drag drop edit validate persist aggregate'.split(
    ' ',
  );

function generatedTree(entries: number): NavEntry[] {
  const pages = Array.from({ length: entries }, (_, index) => {
    const words = [index * 7, index * 13 + 5, index * 29 + 11].map((number) => WORDS[number % WORDS.length]);
    const path: PagePath = `/x/react-data-grid/${words.join('-')}-${index}`;
    return page(path, {
      title: `${words.join(' ')} ${index}`,
      ...(index % 5 === 0 && { plan: 'pro' }),
      ...(index % 17 === 0 && { isNew: true }),
    });
  });
  const groups = Array.from({ length: 40 }, (_, index) =>
    group(`Group ${index}`, ...pages.slice(index * 10, index * 10 + 10)),
  );
  return [group('Data Grid', subheader('Main features', ...groups))];
}

describe('budget of the navigation tree', () => {
  it(`keeps a page with a tree of ${ENTRIES} entries within the budget of HTML`, () => {
    const entries = generatedTree(ENTRIES);
    const shell = composeShell({ path: '/x/introduction', language: 'en', title: 'Introduction' });
    const html = renderToStaticMarkup(
      <Shell {...shell} nav={{ ...shell.nav, entries }}>
        {'Some text of a page. '.repeat(100)}
      </Shell>,
    );
    expect(html.match(/<li><a /g)?.length).toBeGreaterThan(ENTRIES);
    expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(mostProseHtml(ENTRIES));
  });
});
