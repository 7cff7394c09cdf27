import { describe, expect, it } from 'vitest';
import { builtDocuments, readBuilt } from '../support/site.ts';

const html = readBuilt('x/introduction/index.html');

describe('every page', () => {
  it('lists the sections of the site in the order of the specification', () => {
    const menu = /<[^>]+id="menu-products"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    const names = [...menu.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, '').trim(),
    );
    expect(names).toEqual([
      'Introduction',
      'Common concepts',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
      'Migration',
    ]);
  });

  it('lists every version of the documentation', () => {
    for (const file of builtDocuments()) {
      const menu = /<[^>]+id="menu-versions"[\s\S]*?<\/ul>/.exec(readBuilt(file))?.[0];
      if (menu) expect(menu.match(/(?<=>)v[\d.]+(?=<)/g), file).toEqual(['v8.11.1', 'v7', 'v6', 'v5', 'v4']);
    }
  });

  it('shows when it was last changed, and links to its source', () => {
    expect(html).toMatch(/<time [^>]*datetime="\d{4}-\d{2}-\d{2}"/i);
    expect(html).toMatch(
      /<a [^>]*href="[^"]*content\/introduction\/overview\/page\.mdx"[^>]*>(?:<[^a][^>]*>)*Edit this page/,
    );
  });

  it('has a unique title, which names the site once', () => {
    const titles = new Map<string, string>();
    for (const html of builtDocuments().map(readBuilt)) {
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
      expect(title.split('MUI X'), title).toHaveLength(2);
      if (canonical) titles.set(canonical, title);
    }
    const all = [...titles.values()];
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
  });
});
