import { describe, expect, it } from 'vitest';
import { readBuilt } from '../support/site.ts';

const html = readBuilt('x/introduction/index.html');

describe('every page', () => {
  it('offers the sections of the site in the order of the specification', () => {
    const menu = /<[^>]+id="menu-products"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    const names = [...menu.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, '').trim());
    expect(names).toEqual(['Introduction', 'Common concepts', 'Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View', 'Migration']);
  });

  it('says when it was last changed, and where to change it', () => {
    expect(html).toMatch(/<time [^>]*datetime="\d{4}-\d{2}-\d{2}"/i);
    expect(html).toMatch(/<a [^>]*href="[^"]*content\/introduction\/overview\/page\.mdx"[^>]*>(?:<[^a][^>]*>)*Edit this page/);
  });
});
