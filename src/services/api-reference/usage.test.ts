import { describe, expect, it } from 'vitest';
import { usageKey, type ApiUse } from '#model/api-usage';
import { createUsage, usageOfDemos } from './usage.ts';

const demo = {
  demo: 'data-grid/sorting/multi-sorting',
  page: '/x/react-data-grid/sorting',
  name: 'MultiSorting',
  title: 'Sort by several columns',
  components: [
    { name: 'DataGridPro', package: '@mui/x-data-grid-pro', props: ['rows', 'slots'], slots: ['toolbar'] },
    { name: 'Button', package: '@mui/material', props: ['onClick'], slots: [] },
  ],
  hooks: ['useGridApiRef'],
  types: [],
};
const guide: ApiUse = { kind: 'guide', title: 'Sorting', path: '/x/react-data-grid/sorting', hash: '' };

describe('the demos and guides that use an API', () => {
  it('are found by component, prop, slot and hook', () => {
    const uses = createUsage([usageOfDemos([demo])]);
    const keys = [
      usageKey('data-grid', 'DataGridPro'),
      usageKey('data-grid', 'DataGridPro', { kind: 'prop', name: 'rows' }),
      usageKey('data-grid', 'DataGridPro', { kind: 'slot', name: 'toolbar' }),
      usageKey('data-grid', 'useGridApiRef'),
    ];
    for (const key of keys) {
      expect(uses(key)).toEqual([
        { kind: 'demo', title: 'Sort by several columns', path: '/x/react-data-grid/sorting', hash: 'MultiSorting' },
      ]);
    }
  });

  it('are empty for unused APIs and for other libraries', () => {
    const uses = createUsage([usageOfDemos([demo])]);
    expect(uses(usageKey('data-grid', 'DataGrid'))).toEqual([]);
    expect(uses(usageKey('charts', 'Button'))).toEqual([]);
  });

  it('are those of the same member in a lower plan if there are no others', () => {
    const uses = createUsage([usageOfDemos([demo])]);
    const rowsOf = (name: string) => uses(usageKey('data-grid', name, { kind: 'prop', name: 'rows' }));
    expect(rowsOf('DataGridPremium')).toEqual(rowsOf('DataGridPro'));
    expect(rowsOf('DataGrid')).toEqual([]);
    expect(uses(usageKey('data-grid', 'DataGridPremium'))).toEqual([]);
  });

  it('list demos first and contain no duplicates', () => {
    const key = usageKey('data-grid', 'DataGridPro');
    const uses = createUsage([{ uses: { [key]: [guide, guide] } }, usageOfDemos([demo])]);
    expect(uses(key).map(({ kind }) => kind)).toEqual(['demo', 'guide']);
  });
});
