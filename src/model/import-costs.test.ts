import { expect, it } from 'vitest';
import { describeCost } from './import-costs.ts';

const TEXTS = {
  apiCostAlone: 'Adds {size}.',
  apiCostBeside: 'With {name}: {size}.',
  apiCostWithoutMaterial: 'Without Material UI: {size}.',
};

it.each([
  [{ alone: 175_869 }, 'Adds 176\u00a0kB.'],
  [{ alone: 175_869, withoutMaterial: 120_400 }, 'Adds 176\u00a0kB. Without Material UI: 120\u00a0kB.'],
  [{ alone: 9_949, beside: { name: 'DataGrid', bytes: 7 } }, 'Adds 9.9\u00a0kB. With DataGrid: < 0.1\u00a0kB.'],
  [{ alone: 9_951, beside: { name: 'DataGrid', bytes: 1_240 } }, 'Adds 10\u00a0kB. With DataGrid: 1.2\u00a0kB.'],
  [{ alone: 100 }, 'Adds 0.1\u00a0kB.'],
])('%j in words', (cost, expected) => {
  expect(describeCost(cost, (id) => TEXTS[id])).toBe(expected);
});
