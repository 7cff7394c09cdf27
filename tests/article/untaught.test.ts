import { expect, it } from 'vitest';
import { readUntaught } from '../../tools/checks/untaught/readUntaught.ts';

it.each(['charts', 'date-pickers', 'tree-view'] as const)('a demo uses or a guide names every member of %s', (product) => {
  expect(readUntaught(process.cwd(), product).untaught).toEqual([]);
});
