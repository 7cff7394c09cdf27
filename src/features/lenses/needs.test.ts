import { expect, it } from 'vitest';
import { parseNeeds, printNeeds } from './needs.ts';

it.each([
  [[]],
  [[{ name: 'DataGrid.listView', since: '8.2.0' }]],
  [
    [
      { name: 'SankeyChart', since: '8.5.0' },
      { demo: 'BasicSankey', name: 'SankeyChart.series', since: '8.6.0' },
    ],
  ],
])('reads back %j', (needs) => {
  expect(parseNeeds(printNeeds(needs))).toEqual(needs);
});
