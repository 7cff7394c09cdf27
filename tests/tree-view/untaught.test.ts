import { expect, it } from 'vitest';
import { readUntaught } from '../../tools/checks/untaught/readUntaught.ts';

it('every Tree View prop and slot is used by a demo or named by a guide', () => {
  const { untaught, count } = readUntaught(process.cwd(), 'tree-view');
  console.log(`${count - untaught.length} of ${count} props and slots are covered`);
  expect(untaught).toEqual([]);
});
