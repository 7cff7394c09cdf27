import { expect, it } from 'vitest';
import { API_FOLDERS } from '#model/api';
import { readUntaught } from '../../tools/checks/untaught/readUntaught.ts';

it.each(API_FOLDERS)('a demo uses or a guide names every member of %s', (product) => {
  expect(readUntaught(process.cwd(), product).untaught).toEqual([]);
});
