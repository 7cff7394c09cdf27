import type { Locator, Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { ON_DEMAND } from '../support/slowNetwork.ts';
import { treeIn } from '../tree-view/support/tree.ts';

const PAGES = {
  DataGrid: '/x/react-data-grid/column-header/',
  TreeItem: '/x/react-tree-view/tree-item-customization/',
  RichTreeView: '/x/react-tree-view/rich-tree-view/customization/',
  SimpleTreeView: '/x/react-tree-view/simple-tree-view/customization/',
};

interface View {
  view: Locator;
  /** Outlines on the component, and the label, which only one of them has. */
  marks: Locator;
  tag: Locator;
  readout: Locator;
  entry: (name: string) => Locator;
}

async function openAnatomy(page: Page, name: keyof typeof PAGES): Promise<View> {
  await page.goto(`${PAGES[name]}#anatomy`);
  const view = page.locator(`[data-anatomy="${name}"]`);
  await view.scrollIntoViewIfNeeded();
  await untilActive(page, view, name === 'DataGrid' ? 'columnHeader' : 'root');
  const entry = (part: string) => entryOf(page, view, part);
  return { view, marks: marksOf(view), tag: tagOf(view), readout: view.locator('> p'), entry };
}

const marksOf = (view: Locator) => view.locator('> :first-child > [aria-hidden="true"] > div:visible');
const tagOf = (view: Locator) => marksOf(view).locator('> code').filter({ hasText: /./ });
const entriesOf = (view: Locator) => view.locator('ul[aria-labelledby^="anatomy-"] > li');
const entryOf = (page: Page, view: Locator, name: string) =>
  entriesOf(view).filter({ has: page.getByRole('link', { name, exact: true }) });

/** The script of a view is loaded when it becomes visible; only its effects show that it is ready. */
async function untilActive(page: Page, view: Locator, part: string) {
  await expect(view.locator('[data-demo-root][data-awake]')).toBeAttached();
  const entry = entryOf(page, view, part);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry.hover();
    await expect(entry).toHaveClass(/ active$/, { timeout: 500 });
  }).toPass();
  await page.mouse.move(0, 0);
}

/** The outline with the name of the part, around the first of its elements. */
const markOf = (marks: Locator, part: string) => marks.filter({ hasText: part });

/** Whether an outline matches the box of an element. */
async function isAround(mark: Locator, element: Locator) {
  const [frame, box] = await Promise.all([mark.boundingBox(), element.boundingBox()]);
  return (
    frame && box && (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(frame[side] - box[side]) < 2)
  );
}

/** Checks accessibility at the top, where the sticky header does not partially cover a target. */
async function violationsAtTop(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return violations(page);
}

test('hovering over the component names the part under the pointer', async ({ page }) => {
  const { view, marks, tag, readout, entry } = await openAnatomy(page, 'TreeItem');
  const { row } = treeIn(page, view);
  const label = row('Beds').locator('.MuiTreeItem-label');
  await label.hover();
  await expect(tag).toHaveText('label');
  await expect(marks).toHaveCount(1);
  expect(await isAround(marks, label)).toBe(true);
  await expect(readout).toContainText('.MuiTreeItem-label');
  await expect(readout).toContainText('--TreeView-itemDepth: 1');
  await expect(entry('label')).toHaveClass(/ active$/);
  await row('Garden').locator('.MuiTreeItem-checkbox').hover();
  await expect(tag).toHaveText('checkbox');
  await row('Garden').locator('.MuiTreeItem-iconContainer svg').hover();
  await expect(tag).toHaveText('collapseIcon');
  await view.locator('.own-icon').hover();
  await expect(tag).toHaveText('icon');
  await page.mouse.move(0, 0);
  await expect(marks).toHaveCount(0);
});

test('hovering over a name highlights all its elements', async ({ page }) => {
  const { view, marks, entry } = await openAnatomy(page, 'TreeItem');
  await entry('content').hover();
  await expect(marks).toHaveCount(await view.locator('.MuiTreeItem-content').count());
  await entry('selected').hover();
  await expect(marks).toHaveCount(1);
  await entry('disabled').hover();
  expect(await isAround(marks, view.locator('.MuiTreeItem-content').filter({ hasText: 'Pond' }))).toBe(true);
});

test('a part that is not rendered explains when it is', async ({ page }) => {
  const { view, marks, readout, entry } = await openAnatomy(page, 'TreeItem');
  await entry('labelInput').hover();
  await expect(marks).toHaveCount(0);
  await expect(readout).toHaveText(/^labelInput\s*Not currently shown\.\s*while a label is edited$/, {
    useInnerText: true,
  });
  await treeIn(page, view).row('Garden').locator('.MuiTreeItem-label').dblclick();
  await entry('labelInput').hover();
  await expect(marks).toHaveCount(1);
});

test('a script that cannot be loaded leaves the list as it is, and the next pointer loads it', async ({
  page,
  pageLog,
}) => {
  await page.goto(`${PAGES.TreeItem}#anatomy`);
  const view = page.locator('[data-anatomy="TreeItem"]');
  await view.scrollIntoViewIfNeeded();
  await expect(view.locator('[data-demo-root][data-awake]')).toBeAttached();
  const root = entryOf(page, view, 'root');
  await page.route(ON_DEMAND, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), root.hover()]);
  await expect(view.locator('> p')).toHaveText('Hover over a part, or press Tab to step through the list.');
  await page.unroute(ON_DEMAND);
  await untilActive(page, view, 'root');
  expect(pageLog.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a part of a large component names its own parts', full, async ({ page }) => {
  const { view, tag, entry } = await openAnatomy(page, 'DataGrid');
  await view.getByRole('columnheader', { name: 'Author' }).locator('.MuiDataGrid-columnHeaderTitle').hover();
  await expect(tag).toHaveText('columnHeaderTitle');
  await expect(entry('columnHeader--sorted')).toBeVisible();
  await expect(view.locator('ul[aria-labelledby$="-slot"]')).toHaveCount(0);
});

const VIEWS = [
  ['/x/react-data-grid/style/', '.MuiDataGrid-cell', 'cell'],
  ['/x/react-data-grid/components/', '.MuiDataGrid-toolbar', 'toolbar'],
  ['/x/react-data-grid/overlays/', '.MuiDataGrid-overlay', 'overlay'],
  ['/x/react-date-pickers/custom-components/', 'button.MuiPickersDay-root', 'day'],
  ['/x/react-date-pickers/custom-layout/', '.MuiPickersLayout-actionBar', 'actionBar'],
  ['/x/react-date-pickers/custom-field/', '.MuiInputAdornment-root button:not(.clearButton) svg', 'openPickerIcon'],
  ['/x/react-date-pickers/custom-opening-button/', '.MuiInputAdornment-root svg', 'openPickerIcon'],
  ['/x/react-charts/styling/', '.MuiChartsAxis-tickLabel', 'axisTickLabel'],
  ['/x/react-charts/components/', '.MuiBarElement-root', 'bar'],
  ['/x/react-charts/legend/', '.MuiChartsLegend-label', 'label'],
] as const;

for (const [path, selector, name] of VIEWS) {
  test(`customization pages show the parts of the component: ${path}`, full, async ({ page }) => {
    await page.goto(path);
    const view = page.locator('[data-anatomy]');
    await view.scrollIntoViewIfNeeded();
    await untilActive(page, view, name);
    // Any of the elements with this part.
    await view.locator(selector).first().hover();
    await expect(tagOf(view)).toHaveText(name);
    const absent = await view.evaluate((element) => {
      const props = element.querySelector(':scope > script')?.textContent ?? '';
      const { parts } = JSON.parse(props) as { parts: { name: string; selector: string; when?: string }[] };
      const stage = element.querySelector('[data-demo-stage]');
      return parts.filter(({ selector, when }) => !when && !stage?.querySelector(selector)).map(({ name }) => name);
    });
    expect(absent, 'parts without an explanation are present').toEqual([]);
    expect(await violations(page, '[data-anatomy]')).toEqual([]);
  });
}

test('the keyboard reaches every part, in the list and on the component', async ({ page }) => {
  const { view, marks, tag, entry } = await openAnatomy(page, 'TreeItem');
  const names = await entriesOf(view).getByRole('link').allTextContents();
  expect(names).toHaveLength(24);
  await entry(names[0] ?? '')
    .getByRole('link')
    .focus();
  for (const name of names) {
    await expect(entry(name).getByRole('link')).toBeFocused();
    await expect(entry(name)).toHaveClass(/ active$/);
    await page.keyboard.press('Tab');
  }
  const { item } = treeIn(page, view);
  await item('Garden').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tag).toHaveText('root');
  expect(await isAround(marks, item('Beds'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
});

test('marks follow a branch that opens', full, async ({ page }) => {
  const { view, marks } = await openAnatomy(page, 'RichTreeView');
  const label = view.locator('.MuiTreeItem-label', { hasText: 'Brass' });
  await label.hover();
  await expect(marks).toHaveCount(1);
  await treeIn(page, view).item('Strings').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(view.locator('.MuiTreeItem-label')).toHaveCount(2);
  await label.hover();
  await expect.poll(() => isAround(marks, label)).toBe(true);
});

test('a tree shows the names of its classes', full, async ({ page }) => {
  for (const [name, label] of [
    ['RichTreeView', 'Strings'],
    ['SimpleTreeView', 'Broadleaf'],
  ] as const) {
    const { view, tag, readout } = await openAnatomy(page, name);
    await treeIn(page, view).row(label).locator('.MuiTreeItem-label').hover();
    await expect(tag).toHaveText('itemLabel');
    await expect(readout).toContainText(`.Mui${name}-itemLabel`);
  }
});

test('a documented class that is not set is not shown', full, async ({ page }) => {
  const { view, tag, readout } = await openAnatomy(page, 'RichTreeView');
  await treeIn(page, view).item('Strings').focus();
  await expect(tag).toHaveText('item');
  await expect(readout).not.toContainText('.MuiRichTreeView-item', { useInnerText: true });
});

const SETTINGS = {
  light: {},
  dark: { 'mui-mode': 'dark' },
  'right to left': { 'mui-direction': 'rtl' },
  dense: { 'mui-density': 'dense' },
};

for (const [name, stored] of Object.entries(SETTINGS)) {
  test(`marks fit and everything is accessible, ${name}`, full, async ({ page }) => {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    const { view, marks, entry } = await openAnatomy(page, 'TreeItem');
    await entry('label').locator('a').focus();
    await expect(marks).not.toHaveCount(0);
    expect(await isAround(markOf(marks, 'label'), treeIn(page, view).row('Garden').locator('.MuiTreeItem-label'))).toBe(
      true,
    );
    expect(await violationsAtTop(page)).toEqual([]);
  });
}

for (const width of [320, 600, 1280]) {
  test(`the list does not move when the text above it changes, at ${width} px`, full, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { view } = await openAnatomy(page, 'TreeItem');
    await expect(entriesOf(view)).toHaveCount(24);
    const moved = await view.evaluate((element) => {
      const topOfList = () =>
        (element.querySelector(':scope > p + div')?.getBoundingClientRect().top ?? 0) -
        element.getBoundingClientRect().top;
      const before = topOfList();
      return [...element.querySelectorAll('ul[aria-labelledby^="anatomy-"] > li')].flatMap((entry) => {
        entry.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return topOfList() === before ? [] : [entry.textContent];
      });
    });
    expect(moved).toEqual([]);
  });
}

test('is complete at 320 px and in forced colors mode', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  const { view, marks, tag, entry } = await openAnatomy(page, 'TreeItem');
  await entry('iconContainer').locator('a').focus();
  await expect(tag).toHaveText('iconContainer');
  expect(
    await isAround(
      markOf(marks, 'iconContainer'),
      treeIn(page, view).row('Garden').locator('.MuiTreeItem-iconContainer'),
    ),
  ).toBe(true);
  expect(await tag.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await violationsAtTop(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list names and links every part', async ({ page }) => {
    await page.goto(PAGES.TreeItem);
    const view = page.locator('[data-anatomy="TreeItem"]');
    await expect(view.getByRole('link', { name: 'dragAndDropOverlay' })).toHaveAttribute(
      'href',
      /\/x\/api\/tree-view\/tree-item\/#TreeItem-css-dragAndDropOverlay$/,
    );
    await expect(entriesOf(view)).toHaveCount(24);
    await expect(view.locator('> p')).toBeHidden();
  });
});
