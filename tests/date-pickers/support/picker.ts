import type { Locator, Page } from '@playwright/test';
import { expect, full, test } from '../../support/fixtures.ts';
import type { TaskGroup } from '../../support/tasks.ts';
import { pressKeys } from '../../support/tryKeys.ts';
import { type Run, runTasks } from '../../support/tryTasks.ts';

/** Pickers in a demo, with locators and assertions. */
export interface PickerOnPage {
  page: Page;
  demo: Locator;
  /** A section of a field, such as `Month`, by the name of the field. */
  section: (field: string | RegExp, name: string) => Locator;
  button: (name: string | RegExp) => Locator;
  /** A day of a calendar in the demo. */
  day: (name: string) => Locator;
  /** Types a date into a field, from its first section. */
  type: (field: string | RegExp, keys: string) => Promise<void>;
  /** Asserts the text of a field, without the invisible characters between its sections. */
  shows: (field: string | RegExp, text: string) => Promise<void>;
  /** Asserts that the demo shows a text. */
  says: (text: string | RegExp) => Promise<void>;
  /** Asserts the text of the focused element. */
  focuses: (text: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
}

/** Fields mark their sections with invisible direction marks. */
const INVISIBLE = /[\u200e\u2066-\u2069]/g;

export function pickerIn(page: Page, demo: Locator): PickerOnPage {
  const root = demo.locator('[data-demo-root]');
  const field = (name: string | RegExp) => root.getByRole('group', { name });
  return {
    page,
    demo,
    section: (name, section) => field(name).getByRole('spinbutton', { name: section }),
    button: (name) => root.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }),
    day: (name) => root.getByRole('gridcell', { name, exact: true }),
    type: async (name, keys) => {
      await field(name).getByRole('spinbutton').first().click();
      await page.keyboard.type(keys, { delay: 60 });
    },
    shows: (name, text) =>
      expect.poll(async () => ((await field(name).textContent()) ?? '').replace(INVISIBLE, '')).toContain(text),
    says: (text) => expect(root.getByText(text).filter({ visible: true })).not.toHaveCount(0),
    focuses: (text) => expect(page.locator(':focus')).toHaveText(text),
    press: (...keys) => pressKeys(page, keys),
  };
}

/** Performs the tasks of a page that most readers come for, in one visit. For the others, `tasks.test.ts` checks the demo's place. */
export function tryTasks<Id extends string>(group: TaskGroup<Id>, runs: Partial<Record<Id, Run<PickerOnPage>>>) {
  test(`${group.page} solves its tasks`, full, async ({ page }) => {
    await runTasks(page, group, runs, pickerIn);
  });
}
