import { expect, it } from 'vitest';
import { createMessageFilter } from './findMessages.ts';

const rows = [
  { message: 'MUI X: The row with id=… is not in … mode.', text: 'the row with id=… is not in … mode. start the row' },
  {
    message: 'MUI X: The cell with id=… and field=… is not in … mode.',
    text: 'the cell is not in … mode. start the cell',
  },
  { message: 'MUI X: No row with id #… found.', text: 'mui x: no row with id #… found. check the id' },
];
const find = createMessageFilter(rows);

it.each([
  ['', rows],
  ['MUI X: The row with id=7 is not in edit mode.', [rows[0]]],
  ['Uncaught Error: MUI X: The cell with id=7 and field=price is not in view mode. at throwIfNotInMode', [rows[1]]],
  ['no row with id #order-7 found', [rows[2]]],
  ['check id', [rows[2]]],
  ['start', [rows[0], rows[1]]],
  ['MUI X: A message that no package has, in no version', []],
])('%j', (asked, expected) => expect(find(asked)).toEqual(expected));
