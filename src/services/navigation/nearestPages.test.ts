import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, page, type PagePath } from '#model/nav';
import { nearestPages } from './nearestPages.ts';

const PATHS: PagePath[] = [
  '/x/introduction',
  '/x/introduction/licensing',
  '/x/react-data-grid',
  '/x/react-data-grid/sorting',
  '/x/react-data-grid/filtering/quick-filter',
  '/x/react-data-grid/row-grouping',
  '/x/react-charts',
  '/x/react-charts/bars',
  '/x/react-charts/stacking',
  '/x/react-date-pickers',
  '/x/api/charts/bar-chart',
];
const tree = [group('Data Grid', ...PATHS.map((path) => page(path)))];
const nearest = (path: string, count: number) => nearestPages(path, tree, count).map((found) => found.path);

describe('nearestPages', () => {
  it.each([
    ['/x/react-data-grid/sortng/', '/x/react-data-grid/sorting'],
    ['/x/data-grid/sorting/', '/x/react-data-grid/sorting'],
    ['/X/React-Data-Grid/Sorting/', '/x/react-data-grid/sorting'],
    ['/zh/x/react-data-grid/quick-filter/?a#b', '/x/react-data-grid/filtering/quick-filter'],
    ['/react-charts/bar/', '/x/react-charts/bars'],
    ['/x/api/charts/barchart/', '/x/api/charts/bar-chart'],
    ['/x/react-charts/bars/hooks-api/', '/x/react-charts/bars'],
    ['/x/introduction/license', '/x/introduction/licensing'],
  ])('matches %s to %s', (path, expected) => {
    expect(nearest(path, 1)).toEqual([expected]);
  });

  it('returns at most the requested number of pages, in reading order if they are equally near', () => {
    expect(nearest('/', 2)).toEqual(['/x/introduction', '/x/react-data-grid']);
    expect(nearest('/', 100)).toEqual([
      '/x/introduction',
      '/x/react-data-grid',
      '/x/react-charts',
      '/x/react-date-pickers',
    ]);
  });

  it.each(['/x/nope-not-here', '/x/nothing', '/wp-login.php', '/x/blog/2019/hello'])('knows none like %s', (path) => {
    expect(nearest(path, 5)).toEqual([]);
  });

  it.each([0, -1, Number.NaN])('returns nothing when %s pages are requested', (count) => {
    expect(nearest('/x/introduction', count)).toEqual([]);
  });

  it('returns nothing for an empty tree', () => {
    expect(nearestPages('/x/introduction', [], 5)).toEqual([]);
  });

  it('never throws and never returns more than the requested number of pages', () => {
    const anyPath = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(anyPath, (path) => nearest(path, 3).length <= 3),
      { numRuns: 300 },
    );
  });

  // Comparing the complete input with 400 pages would exceed the test timeout.
  it.each(['a', '/', '/a', '%E0%A4', '/x/react-data-grid'])('handles a path of one megabyte made of %j', (piece) => {
    const many = [group('Charts', ...Array.from({ length: 400 }, (_, index) => page(`/x/react-charts/page-${index}`)))];
    expect(nearestPages(piece.repeat(1_000_000 / piece.length), many, 5).length).toBeLessThanOrEqual(5);
  });
});
