import { full, test } from '../../support/fixtures.ts';
import type { TaskGroup } from '../../support/tasks.ts';
import { type Run, runTasks } from '../../support/tryTasks.ts';
import { type TreeOnPage, treeIn } from './tree.ts';

/** Pages that a quick run tests. */
const ALWAYS = ['selection', 'ordering'].map((name) => `/x/react-tree-view/rich-tree-view/${name}`);

/** Performs all tasks of a page in one visit. A task without a run is a type error. */
export function tryTasks<Id extends string>(group: TaskGroup<Id>, runs: Record<Id, Run<TreeOnPage>>) {
  test(`${group.page} solves its tasks`, ALWAYS.includes(group.page) ? {} : full, async ({ page }) => {
    await runTasks(page, group, runs, treeIn);
  });
}
