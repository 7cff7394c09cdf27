import { expect, it } from 'vitest';
import { describeCost } from './import-costs.ts';

const TEXTS = {
  apiCostAlone: 'Adds {size}.',
  apiCostBeside: 'With {name}: {size}.',
  apiCostWithoutMaterial: 'Without Material UI: {size}.',
};

it.each([
  [{ alone: 175_869 }, 'Adds 176 kB.'],
  [{ alone: 175_869, withoutMaterial: 120_400 }, 'Adds 176 kB. Without Material UI: 120 kB.'],
  [{ alone: 9_949, beside: { name: 'DataGrid', bytes: 7 } }, 'Adds 9.9 kB. With DataGrid: < 0.1 kB.'],
  [{ alone: 9_951, beside: { name: 'DataGrid', bytes: 1_240 } }, 'Adds 10 kB. With DataGrid: 1.2 kB.'],
  [{ alone: 100 }, 'Adds 0.1 kB.'],
])('%j in words', (cost, expected) => {
  expect(describeCost(cost, (id) => TEXTS[id])).toBe(expected);
});
