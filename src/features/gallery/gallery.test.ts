import { describe, expect, it } from 'vitest';
import { type GalleryData, mixProducts, readGallery } from './galleryData.ts';
import { countValues, EMPTY_FILTER, filterDemos, type GalleryFilter } from './galleryFilter.ts';
import {
  FIRST_STATE,
  type GalleryAction,
  type GalleryState,
  PAGE_SIZE,
  readAddress,
  reduceGallery,
  showGallery,
  writeAddress,
} from './galleryState.ts';

const DATA: GalleryData = {
  pages: [
    ['/x/react-data-grid/sorting', 'Sorting', 'data-grid'],
    ['/x/react-charts/bars', 'Bars', 'charts'],
  ],
  names: ['DataGridPro', 'sortModel', 'sx', 'BarChart', 'toolbar', 'Box', 'series'],
  demos: [
    ['data-grid/sorting/multi-sorting', 'MultiSorting', 'Sort by two columns', 0, 1, '0a1b2c', [[0, 1]], [4]],
    ['data-grid/sorting/plain', 'Plain', 'Sort on click', 0, 1, '', [[0], [5, 2]], []],
    ['charts/bars/stacked', 'Stacked', 'Stack bars', 1, 0, '123456', [[3, 6, 2]], []],
  ],
};
const demos = readGallery(DATA, 'en');
const filterOf = (more: Partial<GalleryFilter>): GalleryFilter => ({ ...EMPTY_FILTER, ...more });
const stateOf = (more: Partial<GalleryFilter>, page = 1): GalleryState => ({ filter: filterOf(more), page });
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id.replace(/.*\//, ''));

describe('a demo of the gallery', () => {
  it('leads to its guide and its own page, in the language of the reader', () => {
    expect(demos[0]).toMatchObject({
      guide: 'Sorting',
      product: 'data-grid',
      href: '/x/react-data-grid/sorting/#MultiSorting',
      codeHref: '/x/demos/data-grid/sorting/multi-sorting/',
    });
    expect(readGallery(DATA, 'zh')[0]?.href).toBe('/zh/x/react-data-grid/sorting/#MultiSorting');
  });

  it('has a picture for each mode, or none', () => {
    expect(demos[0]?.picture).toEqual({
      light: '/static/pictures/react-data-grid/sorting/MultiSorting.0a1b2c.light.webp',
      dark: '/static/pictures/react-data-grid/sorting/MultiSorting.0a1b2c.dark.webp',
    });
    expect(demos[1]?.picture).toBeUndefined();
  });
});

it('the wall of all products deals some of each, those that everybody can use first', () => {
  expect(idsOf(mixProducts(demos))).toEqual(['multi-sorting', 'stacked', 'plain']);
  const ofOneProduct = demos.map((demo) => ({ ...demo, product: 'data-grid' }));
  expect(idsOf(mixProducts(ofOneProduct))).toEqual(['stacked', 'multi-sorting', 'plain']);
  expect(mixProducts([])).toEqual([]);
});

describe('the filter', () => {
  it.each<[Partial<GalleryFilter>, string[]]>([
    [{}, ['multi-sorting', 'plain', 'stacked']],
    [{ words: ' SORT  columns ' }, ['multi-sorting']],
    [{ words: 'toolbar' }, ['multi-sorting']],
    [{ words: 's' }, ['multi-sorting', 'plain', 'stacked']],
    [{ words: 'bar' }, ['stacked', 'multi-sorting']],
    [{ words: 'sorting on' }, ['plain']],
    [{ product: 'charts' }, ['stacked']],
    [{ plan: 'community' }, ['stacked']],
    [{ plan: 'pro', component: 'Box' }, ['plain']],
    [{ prop: 'sx' }, ['plain', 'stacked']],
    [{ component: 'BarChart', prop: 'sx' }, ['stacked']],
    [{ component: 'DataGridPro', prop: 'sx' }, []],
  ])('%j', (filter, found) => {
    expect(idsOf(filterDemos(demos, filterOf(filter)))).toEqual(found);
  });

  it('counts what each value leaves, whatever else is chosen for the same field', () => {
    expect([...countValues(demos, filterOf({ plan: 'pro' }), 'plan')]).toEqual([
      ['pro', 2],
      ['community', 1],
    ]);
    expect([...countValues(demos, filterOf({ plan: 'pro' }), 'product')]).toEqual([['data-grid', 2]]);
    expect([...countValues(demos, filterOf({ component: 'Box' }), 'prop')]).toEqual([['sx', 1]]);
  });
});

describe('the state', () => {
  it.each<[GalleryState, GalleryAction, GalleryState]>([
    [stateOf({}, 3), { type: 'choose', field: 'plan', value: 'pro' }, stateOf({ plan: 'pro' })],
    [
      stateOf({ component: 'BarChart', prop: 'series' }),
      { type: 'choose', field: 'component', value: 'Box' },
      stateOf({ component: 'Box' }),
    ],
    [stateOf({ plan: 'pro' }), { type: 'turn', page: 2 }, stateOf({ plan: 'pro' }, 2)],
    [stateOf({ plan: 'pro' }, 2), { type: 'clear' }, FIRST_STATE],
  ])('%j, %j', (before, action, after) => {
    expect(reduceGallery(before, action)).toEqual(after);
  });

  it('survives in the address', () => {
    for (const state of [FIRST_STATE, stateOf({ words: 'a b&c', product: 'charts', prop: 'sx' }, 2)])
      expect(readAddress(writeAddress(state), demos)).toEqual(state);
    expect(writeAddress(FIRST_STATE)).toBe('');
    expect(writeAddress(stateOf({ product: 'charts' }, 2))).toBe('?product=charts&page=2');
  });

  it.each(['?product=__proto__&plan=gold&component=%00&prop=nothing', '?page=-1', '?page=1e99', '?page=x&unknown=1'])(
    'ignores %s',
    (query) => expect(readAddress(query, demos)).toEqual(FIRST_STATE),
  );

  it('shows one page of what was found, and the last one for a page that does not exist', () => {
    const many = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
      demos.slice(2).map((demo) => ({ ...demo, id: `${index}` })),
    ).flat();
    expect(showGallery(many, stateOf({}, 1))).toMatchObject({ count: PAGE_SIZE + 1, page: 1, pageCount: 2 });
    expect(idsOf(showGallery(many, stateOf({}, 99)).demos)).toEqual([`${PAGE_SIZE}`]);
    expect(showGallery(demos, stateOf({ words: 'nothing' }))).toMatchObject({ demos: [], count: 0, page: 1 });
  });
});
