import type { Locator, Page } from '@playwright/test';
import { expect, full, test } from '../../support/fixtures.ts';
import type { TaskGroup } from '../../support/tasks.ts';
import { type Run, runTasks } from '../../support/tryTasks.ts';

/** A chart in a demo, with locators and assertions. */
export interface ChartOnPage {
  page: Page;
  /** The whole demo: the chart, and the controls around it. */
  demo: Locator;
  /** The drawing; a demo with several charts has several, and the pointer moves over the first. */
  svg: Locator;
  bars: Locator;
  button: (name: string) => Locator;
  switchOf: (name: string) => Locator;
  /** The labels of an axis, in the order in which they are drawn. */
  ticks: (axis: 'x' | 'y') => Locator;
  /** Moves the pointer to a point of the drawing, in parts of its width and height. */
  point: (x: number, y: number) => Promise<void>;
  /** Asserts that the demo shows a text. */
  says: (text: string | RegExp) => Promise<void>;
}

export function chartIn(page: Page, demo: Locator): ChartOnPage {
  const root = demo.locator('[data-demo-root]');
  const svg = root.locator('svg[aria-label]');
  return {
    page,
    demo,
    svg,
    bars: root.locator('.MuiBarElement-root'),
    button: (name) => root.getByRole('button', { name, exact: true }),
    switchOf: (name) => root.getByRole('switch', { name, exact: true }),
    ticks: (axis) =>
      root.locator(`.MuiChartsAxis-direction${axis.toUpperCase()} .MuiChartsAxis-tickLabel`).filter({ hasText: /\S/ }),
    point: async (x, y) => {
      const box = await svg.first().boundingBox();
      if (box) await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 });
    },
    says: (text) => expect(root.getByText(text).filter({ visible: true })).not.toHaveCount(0),
  };
}

/** Performs the tasks of a page that most readers come for, in one visit. For the others, `tasks.test.ts` checks the demo's place. */
export function tryTasks<Id extends string>(group: TaskGroup<Id>, runs: Partial<Record<Id, Run<ChartOnPage>>>) {
  test(`${group.page} solves its tasks`, full, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await runTasks(page, group, runs, chartIn);
  });
}
