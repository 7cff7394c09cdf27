import { describe, expect, it } from 'vitest';
import { groupOfProp, groupProps, MIN_GROUPED_PROPS, PROP_GROUPS } from './api-groups.ts';

describe('the group of a prop', () => {
  it.each([
    ['data-grid', 'rows', 'data'],
    ['data-grid', 'columns', 'columns'],
    ['data-grid', 'columnGroupingModel', 'columns'],
    ['data-grid', 'rowGroupingModel', 'grouping'],
    ['data-grid', 'checkboxSelection', 'selection'],
    ['data-grid', 'rowCount', 'pagination'],
    ['data-grid', 'processRowUpdate', 'editing'],
    ['data-grid', 'disableMultipleColumnsSorting', 'sorting'],
    ['data-grid', 'getRowHeight', 'rows'],
    ['data-grid', 'slotProps', 'appearance'],
    ['data-grid', 'onRowSelectionModelChange', 'events'],
    ['data-grid', 'nonce', 'other'],
    ['date-pickers', 'defaultValue', 'value'],
    ['date-pickers', 'shouldDisableDate', 'validation'],
    ['date-pickers', 'yearsPerRow', 'views'],
    ['date-pickers', 'closeOnSelect', 'interaction'],
    ['date-pickers', 'format', 'appearance'],
    ['charts', 'xAxis', 'data'],
    ['charts', 'highlightedItem', 'interaction'],
    ['charts', 'margin', 'appearance'],
    ['tree-view', 'multiSelect', 'selection'],
    ['tree-view', 'getItemLabel', 'data'],
    ['tree-view', 'expandedItems', 'interaction'],
  ] as const)('%s %s belongs to %s', (folder, name, group) => {
    expect(groupOfProp(folder, name)).toBe(group);
  });
});

describe('the props of a component', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: index % 2 ? `onRow${index}` : `row${index}` }));

  it('are one list if there are few', () => {
    expect(groupProps('data-grid', named(MIN_GROUPED_PROPS - 1))).toEqual([{ props: named(MIN_GROUPED_PROPS - 1) }]);
  });

  it('are in the order of the groups, each once', () => {
    const groups = groupProps('data-grid', named(MIN_GROUPED_PROPS));
    expect(groups.map(({ group }) => group)).toEqual(
      PROP_GROUPS.filter((group) => group === 'rows' || group === 'events'),
    );
    expect(groups.flatMap(({ props }) => props)).toHaveLength(MIN_GROUPED_PROPS);
  });
});
