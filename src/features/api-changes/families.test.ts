import { expect, it } from 'vitest';
import type { ApiChange, OwnerChanges } from '#model/api-changes';
import { familiesOf } from './families.ts';

const added = (owner: string, name: string, plan?: ApiChange['plan']): ApiChange => ({
  kind: 'added',
  fact: { owner, member: { kind: 'prop', name } },
  ...(plan && { plan }),
});

it('shows exports with the same changes once, in the place of the first', () => {
  const owners: OwnerChanges[] = [
    { owner: 'BarChart', changes: [added('BarChart', 'brush')] },
    { owner: 'Gauge', changes: [{ kind: 'added', fact: { owner: 'Gauge' } }] },
    { owner: 'LineChart', changes: [added('LineChart', 'brush'), added('LineChart', 'curve')] },
    { owner: 'LineChartPro', changes: [added('LineChartPro', 'brush', 'pro')] },
    { owner: 'Sparkline', changes: [{ kind: 'added', fact: { owner: 'Sparkline' } }] },
  ];
  expect(familiesOf(owners).map((family) => family.owners)).toEqual([
    ['BarChart', 'LineChartPro'],
    ['Gauge'],
    ['LineChart'],
    ['Sparkline'],
  ]);
});
