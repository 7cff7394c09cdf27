import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { flattenPages } from '#services/navigation';
import { readBuilt } from '../support/site.ts';

const htmlOf = (path: string) => readBuilt(`${path.slice(1)}/index.html`);

describe('the ad slot', () => {
  it('is below the description of the page, before its text', () => {
    const html = htmlOf('/x/migration/migration-tree-view-lab');
    const places = ['<h1', '</h1>', '<p', 'data-slot=', '<article'].reduce<number[]>(
      (found, text) => [...found, html.indexOf(text, found.at(-1) ?? 0)],
      [],
    );
    expect(places).not.toContain(-1);
    expect(html.indexOf('data-slot=')).toBe(places[3]);
    expect(html.indexOf('<article')).toBe(places[4]);
  });

  it('does not exist on introduction, overview and quickstart pages', () => {
    const isWithout = (path: string) => /^\/x\/introduction|\/quickstart$|^\/x\/react-[a-z-]+$/.test(path);
    const paths = flattenPages(nav)
      .map(({ path }) => path)
      .filter(isWithout);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => htmlOf(path).includes('data-slot'))).toEqual([]);
  });
});
