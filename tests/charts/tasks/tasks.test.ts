import { expect, it } from 'vitest';
import { unsolvedTasks } from '../../support/taskPlaces.ts';
import * as groups from './tasks.ts';

it('every task is solved by a demo in a section of the built pages', () => {
  expect(unsolvedTasks(Object.values(groups))).toEqual([]);
});
