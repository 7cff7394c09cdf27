import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGES_SINCE, VERSION_HOSTS } from '#content/versions.ts';
import type { ProductId } from '#model/product';
import { versionLinks } from './versionLinks.ts';

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view', null] as const;

function hrefs(product: ProductId | null, language: string, path: string) {
  return Object.fromEntries(versionLinks(product, language, path).map(({ label, href }) => [label, href]));
}

describe('versionLinks', () => {
  it('stays on the landing page, which older versions do not have', () => {
    expect(hrefs(null, 'en', '/x')).toMatchObject({ 'v8.11.1': '/x/', v7: 'https://v7.mui.com/x/introduction/' });
  });

  it.each([
    [
      null,
      '/x/introduction/',
      {
        'v8.11.1': '/x/introduction/',
        v7: 'https://v7.mui.com/x/introduction/',
        v6: 'https://v6.mui.com/x/introduction/',
        v5: 'https://v5.mui.com/x/introduction/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
    ],
    [
      'x-data-grid',
      '/x/react-data-grid/',
      {
        'v8.11.1': '/x/react-data-grid/',
        v7: 'https://v7.mui.com/x/react-data-grid/',
        v6: 'https://v6.mui.com/x/react-data-grid/',
        v5: 'https://v5.mui.com/x/react-data-grid/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
    ],
    [
      'x-date-pickers',
      '/x/react-date-pickers/',
      {
        'v8.11.1': '/x/react-date-pickers/',
        v7: 'https://v7.mui.com/x/react-date-pickers/',
        v6: 'https://v6.mui.com/x/react-date-pickers/',
        v5: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
    ],
    [
      'x-charts',
      '/x/react-charts/',
      {
        'v8.11.1': '/x/react-charts/',
        v7: 'https://v7.mui.com/x/react-charts/',
        v6: 'https://v6.mui.com/x/react-charts/',
        v5: 'https://v5.mui.com/x/introduction/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
    ],
    [
      'x-tree-view',
      '/x/react-tree-view/',
      {
        'v8.11.1': '/x/react-tree-view/',
        v7: 'https://v7.mui.com/x/react-tree-view/',
        v6: 'https://v6.mui.com/x/react-tree-view/getting-started',
        v5: 'https://v5.mui.com/x/introduction/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
    ],
  ] as const)('offers the versions of %s, newest first', (product, path, expected) => {
    expect(Object.entries(hrefs(product, 'en', path))).toEqual(Object.entries(expected));
  });

  it('links to the versions of the family for a product without separate versions', () => {
    expect(hrefs('x-scheduler', 'en', '/404')).toEqual(hrefs(null, 'en', '/404'));
  });

  it('keeps the language of the page', () => {
    expect(hrefs('x-date-pickers', 'zh', '/zh/x/react-date-pickers/')).toEqual({
      'v8.11.1': '/zh/x/react-date-pickers/',
      v7: 'https://v7.mui.com/zh/x/react-date-pickers/',
      v6: 'https://v6.mui.com/zh/x/react-date-pickers/',
      v5: 'https://v5.mui.com/zh/x/react-date-pickers/getting-started/',
      v4: 'https://v4.mui.com/zh/components/data-grid/',
    });
  });

  it('keeps the page in every version that has it', () => {
    expect(hrefs('x-data-grid', 'en', '/x/react-data-grid/clipboard/')).toEqual({
      'v8.11.1': '/x/react-data-grid/clipboard/',
      v7: 'https://v7.mui.com/x/react-data-grid/clipboard/',
      v6: 'https://v6.mui.com/x/react-data-grid/clipboard/',
      v5: 'https://v5.mui.com/x/react-data-grid/',
      v4: 'https://v4.mui.com/components/data-grid/',
    });
  });

  it.each([
    [null, []],
    ['x-data-grid', []],
    ['x-date-pickers', ['v4']],
    ['x-charts', ['v5', 'v4']],
    ['x-tree-view', ['v5', 'v4']],
  ] as const)('reports the versions that lack %s', (product, expected) => {
    const lacking = versionLinks(product, 'en', '/x/').filter(({ lacksProduct }) => lacksProduct);
    expect(lacking.map(({ label }) => label)).toEqual(expected);
  });

  it.each([
    '/x/react-data-grid/sorting?q=1',
    '/zh/x/react-data-grid/sorting/#multi',
    '/x/react-data-grid/sorting/hooks-api/',
  ])('finds the page of %s', (path) => {
    expect(hrefs('x-data-grid', 'en', path)['v5']).toBe('https://v5.mui.com/x/react-data-grid/sorting/');
  });

  it('marks exactly the version documented here as current', () => {
    for (const product of PRODUCTS) {
      const current = versionLinks(product, 'en', '/x/introduction/').filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ label }) => label)).toEqual(['v8.11.1']);
    }
  });

  it('links to the start of the product when the path is not a page of the site', () => {
    expect(hrefs('x-charts', 'en', '/404')['v8.11.1']).toBe('/x/react-charts/');
  });

  it('links to known hosts only, for any path and language', () => {
    const hosts = Object.values(VERSION_HOSTS).map((host) => new URL(host).host);
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom('//evil.test/', '/\\evil.test', '@evil.test', '.evil.test', 'zh'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PRODUCTS), anyText, anyText, (product, language, path) => {
        const [current, ...older] = versionLinks(product, language, path);
        expect(new URL(current?.href ?? '', 'https://docs.test').host).toBe('docs.test');
        for (const { href } of older) expect(hosts).toContain(new URL(href).host);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('PAGES_SINCE', () => {
  const all = Object.values(PAGES_SINCE).flat();

  it('lists each page once, in its lookup form', () => {
    expect(all).toHaveLength(new Set(all).size);
    for (const path of all) expect(path).toMatch(/^\/x(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  });

  it('omits the start pages of products, which are in the version tables', () => {
    const starts: ReadonlySet<string> = new Set([
      '/x/introduction',
      '/x/react-data-grid',
      '/x/react-date-pickers',
      '/x/react-charts',
      '/x/react-tree-view',
    ]);
    expect(all.filter((path) => starts.has(path))).toEqual([]);
  });
});
