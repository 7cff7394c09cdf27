import { describe, expect, it } from 'vitest';
import type { ApiPageEntry, ApiProduct } from '#model/api';
import { apiReference, group, page } from '#model/nav';
import { flattenPages } from './tree.ts';
import { withApi, withNearApi } from './withApi.ts';

const entry = (kind: ApiPageEntry['kind'], slug: string, more: Partial<ApiPageEntry> = {}): ApiPageEntry => ({
  kind,
  name: slug,
  path: `/x/api/charts/${slug}`,
  anchors: [],
  ...more,
});

const charts: ApiProduct = {
  folder: 'charts',
  typePlaces: {},
  pages: [
    entry('index', ''),
    entry('component', 'bar-chart', { plan: 'pro' }),
    entry('hook', 'use-chart', { isUnstable: true }),
    entry('others', 'other-components'),
    entry('types', 'types'),
  ],
};

describe('the API pages in the navigation tree', () => {
  const tree = withApi(
    [group('Charts', page('/x/react-charts'), apiReference('charts')), group('Tree View', apiReference('tree-view'))],
    [charts],
  );

  it('follow the guides of their product, the index first, then components, types and hooks', () => {
    expect(flattenPages(tree).map(({ path }) => path)).toEqual([
      '/x/react-charts',
      '/x/api/charts/',
      '/x/api/charts/bar-chart',
      '/x/api/charts/other-components',
      '/x/api/charts/types',
      '/x/api/charts/use-chart',
    ]);
  });

  it('have their plan and preview status', () => {
    const found = (slug: string) => flattenPages(tree).find(({ path }) => path.endsWith(slug));
    expect(found('bar-chart')).toMatchObject({ plan: 'pro' });
    expect(found('use-chart')).toMatchObject({ status: 'unstable' });
  });

  it('leave no empty group behind', () => {
    expect(tree.map(({ title }) => title)).toEqual(['Charts']);
    expect(withApi([group('Charts', apiReference('charts'))], [])).toEqual([]);
  });

  it('are complete in their own section and reduced to the index in others', () => {
    expect(withNearApi(tree, 'charts')).toEqual(tree);
    const elsewhere = withNearApi(tree, 'data-grid');
    expect(flattenPages(elsewhere).map(({ path }) => path)).toEqual(['/x/react-charts', '/x/api/charts/']);
    expect(JSON.stringify(elsewhere).match(/"kind":"group"/g)?.length).toBe(
      JSON.stringify(tree).match(/"kind":"group"/g)?.length,
    );
  });
});
