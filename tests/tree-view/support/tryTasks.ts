import type { Page } from '@playwright/test';
import { expect, full, test } from '../../support/fixtures.ts';
import type { TaskGroup } from '../../support/tasks.ts';
import { type TreeOnPage, treeIn, hydrateDemo } from './tree.ts';

/** Performs a task with a demo and checks the result. */
export type Run = (tree: TreeOnPage) => Promise<void>;

/** Pages that a quick run tests. */
const ALWAYS = ['expansion', 'selection', 'editing', 'ordering'].map((name) => `/x/react-tree-view/rich-tree-view/${name}`);

/** Performs all tasks of a page in one visit. A task without a run is a type error. */
export function tryTasks<Id extends string>({ page: path, tasks }: TaskGroup<Id>, runs: Record<Id, Run>) {
  test(`${path} solves its tasks`, ALWAYS.includes(path) ? {} : full, async ({ page }) => {
    await page.goto(`${path}/`);
    for (const id of Object.keys(tasks) as Id[]) {
      const [wish, anchor, name] = tasks[id];
      await test.step(wish, async () => {
        expect(await headingOf(page, name), `${name} stands below #${anchor}`).toContain(anchor);
        await page.evaluate((hash) => location.replace(`#${hash}`), anchor);
        await runs[id](treeIn(page, await hydrateDemo(page, name)));
      });
    }
  });
}

/** The headings above a demo, nearest first. */
function headingOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate((demoName) => {
    const demo = document.querySelector(`[data-demo="${demoName}"]`);
    const above = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4)[id]')]
      .filter((heading) => demo && heading.compareDocumentPosition(demo) & Node.DOCUMENT_POSITION_FOLLOWING)
      .toReversed();
    let level = 5;
    return above.flatMap((heading) => {
      const own = Number(heading.tagName.slice(1));
      if (own >= level) return [];
      level = own;
      return [heading.id];
    });
  }, name);
}
