import { full, test } from '../../support/fixtures.ts';
import type { TaskGroup } from '../../support/tasks.ts';
import { type Run, runTasks } from '../../support/tryTasks.ts';
import { type GridOnPage, gridIn } from './grid.ts';

/** Performs the tasks of a page that most readers come for, in one visit. For the others, `tasks.test.ts` checks the demo's place. */
export function tryTasks<Id extends string>(group: TaskGroup<Id>, runs: Partial<Record<Id, Run<GridOnPage>>>) {
  test(`${group.page} solves its tasks`, full, async ({ page }) => {
    await runTasks(page, group, runs, gridIn);
  });
}
