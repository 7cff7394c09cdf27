import { expect, it } from 'vitest';
import type { ApiChange } from '#model/api-changes';
import { entryHeights } from './entryHeights.ts';

const change = (more: Partial<ApiChange>): ApiChange => ({
  kind: 'added',
  fact: { owner: 'DataGrid', member: { kind: 'prop', name: 'rows' } },
  ...more,
});

it.each([
  ['a name and one line', ['DataGrid'], [change({})], 50, 50],
  ['two changes', ['DataGrid'], [change({}), change({ kind: 'removed' })], 76, 76],
  [
    'names that take two lines on a phone',
    ['DataGridPremium', 'DataGridPro', 'GridColDefPremium'],
    [change({})],
    50,
    74,
  ],
  ['a type before and after', ['DataGrid'], [change({ kind: 'type', before: 'A', after: 'B' })], 102, 102],
  ['a type that takes two lines on a phone', ['A'], [change({ kind: 'type', after: 'x'.repeat(60) })], 78, 98],
  ['a default that is gone', ['A'], [change({ kind: 'default', before: 'false' })], 78, 78],
] as const)('an entry with %s', (_, owners, changes, wide, narrow) => {
  expect(entryHeights({ owners, changes })).toEqual({ wide, narrow });
});
