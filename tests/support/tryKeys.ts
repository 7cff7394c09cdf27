import type { Locator, Page } from '@playwright/test';
import { resetDemo } from './demo.ts';
import { expect, full, test } from './fixtures.ts';
import { keysOfTable } from './keyTables.ts';

type Trial<Component> = (component: Component) => Promise<void>;

/** A keyboard table, and the test of each row on a demo that was just reset. */
export interface KeyTable<Component> {
  page: string;
  /** The accessible name of the table. */
  label: string;
  /** The path of the demo below `/x/demos`. */
  demo: string;
  trials: Record<string, Trial<Component>>;
  /** Rows about something that the demo doesn't have. */
  elsewhere?: Record<string, { demo: string; trial: Trial<Component> }>;
}

/** Finds the component in a demo. */
export type Locate<Component> = (page: Page, demo: Locator) => Component;

/** Tests every row of a table. A row without a test fails, and so does a test without a row. */
export function tryKeysOn<Component>(
  { page: path, label, demo, trials, elsewhere = {} }: KeyTable<Component>,
  locate: Locate<Component>,
) {
  test(`keys of ${path}: ${label}, in ${demo}`, full, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const rows = await keysOfTable(page, label);
    expect(rows.toSorted(), 'each row has a test').toEqual(
      [...Object.keys(trials), ...Object.keys(elsewhere)].toSorted(),
    );

    const component = await openDemo(page, demo, locate);
    for (const [key, trial] of Object.entries(trials)) {
      await test.step(key, async () => {
        await resetDemo(page.locator('[data-demo]'));
        await trial(component);
      });
    }
    for (const [key, { demo: other, trial }] of Object.entries(elsewhere)) {
      await test.step(key, async () => trial(await openDemo(page, other, locate)));
    }
  });
}

export async function openDemo<Component>(page: Page, path: string, locate: Locate<Component>): Promise<Component> {
  await page.goto(`/x/demos/${path}/`);
  await expect(page.locator('[data-demo-root][data-awake]')).toBeAttached();
  return locate(page, page.locator('[data-demo]'));
}

/** Effects move the focus after a key; without a pause, the next key would reach the element before. */
export async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}
