import type { Page } from '@playwright/test';
import { store } from '../settings/store.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { settle, watchLayout } from '../support/layout.ts';

const GRID = '/x/api/data-grid/data-grid/';
const WIDTHS = [1280, 390];
/** Without estimates it is up to 1. With them, it is less if the monospaced font of the system is as wide as assumed. */
const MAX_SHIFT = 0.05;
/**
 * Six jumps in sum: 0.00 to 0.04. The rows above a target are laid out in the frame of its jump, where one line of a wrong
 * estimate counts 0.02.
 */
const MAX_SHIFT_OF_ANCHORS = 0.07;

/** Far from each other, in both directions. */
const JUMPS = [
  'data-grid-classes-withBorderColor',
  'css-classes',
  'slots',
  'DataGrid-css-toolbar',
  'data-grid-prop-apiRef',
  'data-grid-prop-onRowClick',
];

const LINKS = [
  `${GRID}#data-grid-prop-sortModel`,
  `${GRID}#data-grid-classes-withBorderColor`,
  `${GRID}#DataGrid-css-toolbar`,
  `${GRID}#css-classes`,
  '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-onRowClick',
  '/x/api/data-grid/grid-api/#grid-api-prop-setRows',
  '/x/api/charts/bar-chart/#bar-chart-prop-onItemClick',
  '/x/api/date-pickers/date-picker/#date-picker-prop-views',
];

async function open(page: Page, path: string) {
  // Rows are laid out differently once the script of the page has started, so wait for the end of loading.
  await page.goto(path, { waitUntil: 'networkidle' });
  await settle(page);
}

interface Way {
  steps: readonly unknown[];
  /** Called once for each step. */
  move: (page: Page, step: unknown) => Promise<unknown>;
  max?: number;
}

/** Each way of scrolling far. */
const WAYS: Record<string, Way> = {
  'six anchors': {
    steps: JUMPS,
    move: (page, id) => page.evaluate((hash) => void (location.hash = String(hash)), id),
    max: MAX_SHIFT_OF_ANCHORS,
  },
  'the wheel, 3,000 px at a time': {
    steps: Array(12).fill(3000),
    move: (page, px) => page.mouse.wheel(0, Number(px)),
  },
  'the wheel back up': {
    steps: [40_000, ...Array(8).fill(-3000)],
    move: (page, px) => page.mouse.wheel(0, Number(px)),
  },
  'rows scrolled into view': {
    steps: JUMPS,
    move: (page, id) =>
      page.evaluate((row) => document.getElementById(String(row))?.scrollIntoView({ block: 'center' }), id),
  },
  'found text': {
    steps: [
      'withBorderColor',
      'ignoreDiacritics',
      'toolbarQuickFilter',
      'onRowClick',
      'treeDataGroupingCell',
      'paginationModel',
    ],
    move: (page, text) =>
      page.evaluate(
        (word) =>
          (
            window as unknown as {
              find(text: string, isCaseSensitive: boolean, isBackward: boolean, wraps: boolean): boolean;
            }
          ).find(String(word), true, false, true),
        text,
      ),
  },
};

async function shiftOf(page: Page, way: Way) {
  const shift = await watchLayout(page);
  await open(page, GRID);
  // Beside the navigation, which scrolls by itself.
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.6, 500);
  const before = await page.evaluate(() => scrollY);
  let hasMoved = false;
  for (const step of way.steps) {
    await way.move(page, step);
    await settle(page);
    hasMoved ||= (await page.evaluate(() => scrollY)) !== before;
  }
  expect(hasMoved, 'the page has scrolled').toBe(true);
  return shift();
}

for (const width of WIDTHS) {
  test.describe(`an API page, ${width} px wide, does not shift`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [index, link] of [`${GRID}#data-grid-prop-onRowClick`, ...LINKS].entries()) {
      test(`while it loads at ${link}`, index === 0 ? {} : full, async ({ page }) => {
        const shift = await watchLayout(page);
        await open(page, link);
        await expect(page.locator(':target')).toBeInViewport();
        expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    for (const [name, way] of Object.entries(WAYS)) {
      const isQuick = name.startsWith('the wheel, ');
      test(`with ${name}`, isQuick ? {} : full, async ({ page }) => {
        expect(await shiftOf(page, way)).toBeLessThanOrEqual(way.max ?? MAX_SHIFT);
      });
    }

    for (const [name, stored] of [
      ['dense', { 'mui-density': 'dense' }],
      ['mirrored', { 'mui-direction': 'rtl' }],
    ] as const) {
      test(`with six anchors when it is ${name}`, full, async ({ page }) => {
        await store(page, stored);
        expect(await shiftOf(page, WAYS['six anchors'] as Way)).toBeLessThanOrEqual(MAX_SHIFT_OF_ANCHORS);
      });
    }

    test('when a filter is cleared and a distant row is opened', full, async ({ page }) => {
      const shift = await watchLayout(page);
      await open(page, GRID);
      const filter = page.getByRole('searchbox', { name: 'Filter this page' });
      await filter.fill('sort model');
      await expect(page.locator('#data-grid-prop-rows')).toBeHidden();
      await filter.press('Escape');
      await settle(page);
      const before = await shift();
      await page.evaluate(() => void (location.hash = 'data-grid-prop-onRowClick'));
      await settle(page);
      expect((await shift()) - before).toBeLessThanOrEqual(MAX_SHIFT);
    });
  });
}
