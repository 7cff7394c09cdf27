import type { Page } from '@playwright/test';
import { resetDemo } from '../../support/demo.ts';
import { expect, full, test } from '../../support/fixtures.ts';
import { keysOfTable } from '../../support/keyTables.ts';
import { type GridOnPage, gridIn } from './grid.ts';

type Trial = (grid: GridOnPage) => Promise<void>;

/** A keyboard table, and the test of each row on a demo that was just reset. */
export interface KeyTable {
  page: string;
  /** The accessible name of the table. */
  label: string;
  /** The path of the demo below `/x/demos`. */
  demo: string;
  trials: Record<string, Trial>;
  /** Rows about something that the demo doesn't have. */
  elsewhere?: Record<string, { demo: string; trial: Trial }>;
}

/** Tests every row of a table. A row without a test fails, and so does a test without a row. */
export function tryKeys({ page: path, label, demo, trials, elsewhere = {} }: KeyTable) {
  test(`keys of ${path}: ${label}, in ${demo}`, full, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const rows = await keysOfTable(page, label);
    expect(rows.toSorted(), 'each row has a test').toEqual([...Object.keys(trials), ...Object.keys(elsewhere)].toSorted());

    const grid = await openDemo(page, demo);
    for (const [key, trial] of Object.entries(trials)) {
      await test.step(key, async () => {
        await resetDemo(grid.demo);
        await trial(grid);
      });
    }
    for (const [key, { demo: other, trial }] of Object.entries(elsewhere)) {
      await test.step(key, async () => trial(await openDemo(page, other)));
    }
  });
}

export async function openDemo(page: Page, path: string): Promise<GridOnPage> {
  await page.goto(`/x/demos/${path}/`);
  await expect(page.locator('[data-demo-root][data-awake]')).toBeAttached();
  return gridIn(page, page.locator('[data-demo]'));
}
