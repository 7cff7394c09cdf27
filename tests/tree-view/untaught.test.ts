import { expect, it } from 'vitest';
import { readUntaught } from '../../tools/checks/untaught/readUntaught.ts';

it('every prop and slot of the trees is used by a demo or named by a page', () => {
  const { untaught, count } = readUntaught(process.cwd(), 'tree-view');
  console.log(`${count - untaught.length} of ${count} props and slots are taught`);
  expect(untaught).toEqual([]);
});
