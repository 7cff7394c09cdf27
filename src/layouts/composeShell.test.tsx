import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Shell } from '#shell';
import { composeShell, type PageFacts } from './composeShell.ts';
import { pathOfTab, tabsOf } from './docsTabs.ts';

const facts = (more: Partial<PageFacts> = {}): PageFacts => ({
  path: '/x/introduction/licensing',
  language: 'en',
  title: 'Licensing',
  ...more,
});

describe('the shell of a page', () => {
  it('contains the section, the current entry and the neighbors', () => {
    const shell = composeShell(facts());
    expect(shell.crumbs).toEqual([{ title: 'Introduction', href: '/x/introduction/' }]);
    expect(shell.nav.currentPath).toBe('/x/introduction/licensing');
    expect(shell.header.products.find(({ isCurrent }) => isCurrent)?.title).toBe('Introduction');
    expect(shell.end).toMatchObject({
      previous: { href: '/x/introduction/installation/' },
      next: { href: '/x/introduction/support/' },
    });
  });

  it.each(['/zh/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/?q=1#props'])(
    'finds the current entry of %s',
    (path) => {
      const { currentPath, trail } = composeShell(facts({ path })).nav;
      expect(currentPath).toBe('/x/api/data-grid/data-grid');
      expect(trail.map(({ title }) => title)).toEqual(['Data Grid', 'Resources', 'API reference', 'Components']);
    },
  );

  it('takes the plan of the page or of its group', () => {
    expect(composeShell(facts({ path: '/x/guides/telemetry' })).title.plan).toBe('pro');
    expect(composeShell(facts()).title.plan).toBeUndefined();
  });

  it('works for a page outside the tree', () => {
    expect(composeShell(facts({ path: '/404' }))).toMatchObject({ crumbs: [], nav: { currentPath: undefined } });
  });

  it('shows the product of a page that is about one and outside the tree', () => {
    const { crumbs, nav, header, end } = composeShell(facts({ path: '/x/explorer/data-grid', product: 'data-grid' }));
    expect(crumbs).toEqual([{ title: 'Data Grid', href: '/x/react-data-grid/' }]);
    expect([nav.trail[0]?.title, nav.currentPath]).toEqual(['Data Grid', undefined]);
    expect(header.products.find(({ isCurrent }) => isCurrent)?.title).toBe('Data Grid');
    expect([end.previous, end.next]).toEqual([undefined, undefined]);
  });

  it('is in Chinese on Chinese pages and links to Chinese pages', () => {
    const shell = composeShell(facts({ language: 'zh' }));
    const html = renderToStaticMarkup(<Shell {...shell}>text</Shell>);
    expect(shell.crumbs[0]?.title).toMatch(/[\u4e00-\u9fff]/);
    expect(html).toContain('href="/zh/x/introduction/"');
    // Machine-readable files are always in English.
    expect(html.replaceAll('href="/x/introduction/licensing.md"', '')).not.toMatch(/href="\/x\//);
  });
});

describe('docs tabs', () => {
  const api = { components: ['BarChart'], hooks: ['useBarSeries'] };

  it.each([
    [{}, ['demos']],
    [{ components: ['BarChart'] }, ['demos', 'components-api']],
    [{ hooks: ['useBarSeries'] }, ['demos', 'hooks-api']],
    [api, ['demos', 'components-api', 'hooks-api']],
    [{ components: [], hooks: [] }, ['demos']],
  ])('of a page with %j are %j', (documented, tabs) => {
    expect(tabsOf(documented)).toEqual(tabs);
  });

  it('have paths below the page', () => {
    expect(tabsOf(api).map((tab) => pathOfTab('/x/react-charts/bars', tab))).toEqual([
      '/x/react-charts/bars',
      '/x/react-charts/bars/components-api',
      '/x/react-charts/bars/hooks-api',
    ]);
  });

  it('share the entry of the tree and have separate titles', () => {
    const shell = composeShell(facts({ path: '/x/introduction/licensing/hooks-api', api }));
    expect(shell.nav.currentPath).toBe('/x/introduction/licensing');
    expect(shell.title.title).toBe('Licensing: Hooks API');
    expect(shell.tabs).toEqual([
      { title: 'Guide', href: '/x/introduction/licensing/', isCurrent: false },
      { title: 'Components API', href: '/x/introduction/licensing/components-api/', isCurrent: false },
      { title: 'Hooks API', href: '/x/introduction/licensing/hooks-api/', isCurrent: true },
      { title: 'Explorer', href: '/x/explorer/bar-chart/', isCurrent: false },
    ]);
  });

  it('mark the current tab for assistive technology and are not rendered for a guide alone', () => {
    const withTabs = renderToStaticMarkup(<Shell {...composeShell(facts({ api }))}>text</Shell>);
    expect(withTabs).toMatch(/href="\/x\/introduction\/licensing\/" aria-current="page">Guide/);
    const without = renderToStaticMarkup(<Shell {...composeShell(facts())}>text</Shell>);
    expect(without).not.toContain('data-docs-tabs');
  });
});
