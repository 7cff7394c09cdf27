import { describe, expect, it } from 'vitest';
import { group, hash, page, subheader } from '#model/nav';
import { findPage, findTrail, flattenPages, neighbors } from './tree.ts';

const overview = page('/x/react-charts', { title: 'Overview' });
const bars = page('/x/react-charts/bars');
const barDemo = page('/x/react-charts/bar-demo');
const axis = page('/x/react-charts/axis');
const introduction = page('/x/introduction');

const barGroup = group('Bars', bars, barDemo);
const components = subheader('Components', barGroup, hash('/x/react-charts', 'planned-charts', 'Future components'));
const charts = group('Charts', overview, components, axis);
const tree = [group('Introduction', introduction), charts];

describe('flattenPages', () => {
  it('lists pages depth first and omits groups, anchors and external links', () => {
    expect(flattenPages(tree)).toEqual([introduction, overview, bars, barDemo, axis]);
  });
});

describe('findTrail', () => {
  it('lists the groups from the root to the page', () => {
    expect(findTrail(tree, '/x/react-charts/bar-demo')).toEqual({
      groups: [charts, components, barGroup],
      page: barDemo,
    });
  });

  it.each([
    '/x/react-charts/bars/',
    '/zh/x/react-charts/bars/#grid',
    '/x/react-charts/bars/?q=1',
    '/x/react-charts/bars/components-api/',
    '/x/react-charts/bars/hooks-api',
    '/x/react-charts/bars/[docsTab]',
  ])('finds the page of %s', (path) => {
    expect(findPage(tree, path)).toBe(bars);
  });

  it('resolves an anchor to its page', () => {
    expect(findPage(tree, '/x/react-charts/#planned-charts')).toBe(overview);
  });

  it.each(['/x/react-charts/missing', '/', '', '/x/react-charts/bars/components-apis', '/__proto__'])(
    'finds nothing for %j',
    (path) => {
      expect(findTrail(tree, path)).toBeNull();
      expect(findPage(tree, path)).toBeNull();
    },
  );
});

describe('neighbors', () => {
  it('crosses groups in reading order', () => {
    expect(neighbors(tree, '/x/react-charts/bar-demo/')).toEqual({ previous: bars, next: axis });
    expect(neighbors(tree, '/x/react-charts')).toEqual({ previous: introduction, next: bars });
  });

  it('returns null before the first page and after the last', () => {
    expect(neighbors(tree, '/x/introduction')).toEqual({ previous: null, next: overview });
    expect(neighbors(tree, '/x/react-charts/axis')).toEqual({ previous: barDemo, next: null });
  });

  it('returns null for a page outside the tree', () => {
    expect(neighbors(tree, '/x/elsewhere')).toEqual({ previous: null, next: null });
  });
});
