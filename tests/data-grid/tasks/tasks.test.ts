import { expect, it } from 'vitest';
import { unsolvedTasks } from '../../support/taskPlaces.ts';
import * as advanced from './advancedTasks.ts';
import * as main from './tasks.ts';

it('every task is solved by a demo in a section of the built pages', () => {
  expect(unsolvedTasks([...Object.values(main), ...Object.values(advanced)])).toEqual([]);
});
