import type { Locator, Page } from '@playwright/test';
import { hydrateDemo } from './demo.ts';
import { test } from './fixtures.ts';
import type { TaskGroup } from './tasks.ts';

/** Performs a task with a demo and checks the result. */
export type Run<InDemo> = (inDemo: InDemo) => Promise<void>;

/** Performs the tasks of a page that have a run, in one visit. */
export async function runTasks<Id extends string, InDemo>(
  page: Page,
  { page: path, tasks }: TaskGroup<Id>,
  runs: Partial<Record<Id, Run<InDemo>>>,
  lookAt: (page: Page, demo: Locator) => InDemo,
) {
  await page.goto(`${path}/`);
  for (const [id, run] of Object.entries(runs) as [Id, Run<InDemo>][]) {
    const [wish, anchor, name] = tasks[id];
    await test.step(wish, async () => {
      await page.evaluate((hash) => location.replace(`#${hash}`), anchor);
      await run(lookAt(page, await hydrateDemo(page, name)));
    });
  }
}
