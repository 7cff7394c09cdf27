import { expect, it } from 'vitest';
import { overridesFor, planOfImports } from './package-plan.ts';

it.each([
  [['@mui/x-data-grid', 'react'], undefined],
  [['@mui/x-data-grid-pro/locales'], 'pro'],
  [['@mui/x-charts-pro', '@mui/x-data-grid-premium', '@mui/x-charts'], 'premium'],
  [['react-premium', '@mui/material-pro'], undefined],
])('%j need the plan %s', (specifiers, plan) => expect(planOfImports(specifiers)).toBe(plan));

it('keeps the overrides of packages that are installed', () => {
  const overrides = { traverse: '0.3.9', 'd3-shape': '3.2.0', dayjs: '1.11.23' };
  expect(overridesFor(overrides, ['dayjs', '@mui/x-data-grid-premium'])).toEqual({
    traverse: '0.3.9',
    dayjs: '1.11.23',
  });
  expect(overridesFor(overrides, ['react'])).toEqual({});
});
