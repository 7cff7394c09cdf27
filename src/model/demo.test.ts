import { expect, it } from 'vitest';
import { idOfDemo } from './demo.ts';

it.each([
  ['content/data-grid/sorting/demos/multi-sorting', 'data-grid/sorting/multi-sorting'],
  ['/content/data-grid/sorting/demos/multi-sorting/demo.ts', 'data-grid/sorting/multi-sorting'],
  ['content/data-grid/demos/inventory/demos/garden-stock/demo.ts', 'data-grid/demos/inventory/garden-stock'],
  ['content\\charts\\bars\\demos\\stacked', 'charts/bars/stacked'],
])('the id of %s is %s', (folder, id) => {
  expect(idOfDemo(folder)).toBe(id);
});
