import { describe, expect, it } from 'vitest';
import { encodeForMeta, isXProduct } from '#model/product';
import { productOf } from './productOf.ts';

describe('productOf', () => {
  it.each([
    ['/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/x/react-data-grid', 'x', 'x-data-grid'],
    ['/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
    ['/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
    ['/x/react-scheduler/', 'x', 'x-scheduler'],
    ['/x/introduction/', 'x', null],
    ['/x/migration/migration-data-grid-v7/', 'x', null],
    ['/x/guides/telemetry/', 'x', null],
    ['/x/whats-new/', 'x', null],
    ['/x/common-concepts/custom-components/', 'x', null],
    ['/x/react-', 'x', null],
    ['/x/', 'x', null],
    ['/x/api/', 'x', null],
    ['/x/api/unknown/', 'x', null],
    ['/x/api/data-grid/', 'x', 'x-data-grid'],
    ['/x/api/data-grid/grid-col-def/', 'x', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
    ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
    ['/', null, null],
    ['/x', null, null],
    ['/material-ui', null, null],
    ['/unknown/page/', null, null],
    ['', null, null],
  ])('finds the product of %s', (path, category, id) => {
    expect(productOf(path)).toEqual({ category, id });
  });

  it.each([
    ['/x/react-data-grid?a=1', 'x-data-grid'],
    ['/x/react-data-grid#b', 'x-data-grid'],
    ['/x/api/charts?a=/x/react-data-grid/', 'x-charts'],
    ['/zh/x/react-charts/', 'x-charts'],
    ['/en/x/react-charts/', 'x-charts'],
  ])('ignores language, query and hash of %s', (path, id) => {
    expect(productOf(path)).toEqual({ category: 'x', id });
  });

  it.each(['/__proto__/x/', '/x/api/__proto__/', '/x/api/constructor/'])('finds no product for %s', (path) => {
    expect(productOf(path).id).toBeNull();
  });
});

describe('encodeForMeta', () => {
  it('writes a missing product as the string null', () => {
    expect(encodeForMeta(productOf('/x/introduction/').id)).toBe('null');
    expect(encodeForMeta(productOf('/').category)).toBe('null');
  });

  it('writes a product unchanged', () => {
    expect(encodeForMeta(productOf('/x/react-charts/').id)).toBe('x-charts');
    expect(encodeForMeta(productOf('/x/react-charts/').category)).toBe('x');
  });
});

describe('isXProduct', () => {
  it('accepts only the four products', () => {
    expect(['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'].every(isXProduct)).toBe(true);
    expect([null, 'x-scheduler', 'material-ui', '__proto__', 'constructor'].some(isXProduct)).toBe(false);
  });
});
