import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { delayLoading } from '../support/slowNetwork.ts';

const WALL = '/x/demos/';
/** Demos per page. */
const PAGE_SIZE = 60;

const tilesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.gallery-picture') });
const statusOf = (page: Page) => page.getByRole('status').filter({ hasText: 'demo' });
const wordsOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter by title, component or prop' });
const productsOf = (page: Page) => page.getByRole('navigation', { name: 'Product' });

/** The counts that the status names: of the demos that match, and of all. */
async function countsOf(page: Page) {
  const text = (await statusOf(page).textContent()) ?? '';
  const [count = Number.NaN, all = count] = Array.from(text.matchAll(/\d+/g), Number);
  return { count, all };
}

test('the wall filters by product, plan, component, prop and words, counts what is left, and keeps it in the address', async ({
  page,
}) => {
  await page.goto(WALL);
  await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
  const { all } = await countsOf(page);

  await productsOf(page)
    .getByRole('link', { name: /^Data Grid/ })
    .focus();
  await page.getByRole('combobox', { name: 'Prop' }).focus();
  await expect(
    page.getByRole('combobox', { name: 'Prop' }).getByRole('option', { name: /^sortModel \(/ }),
  ).toBeAttached();
  await productsOf(page)
    .getByRole('link', { name: /^Tree View/ })
    .click();
  await expect(page).toHaveURL(`${WALL}?product=tree-view`);
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  const components = page.getByRole('combobox', { name: 'Component' });
  await components.selectOption('RichTreeViewPro');
  const props = page.getByRole('combobox', { name: 'Prop' });
  await props.selectOption('itemsReordering');
  const promised = Number(/\((\d+)\)/.exec((await props.locator(':checked').textContent()) ?? '')?.[1]);
  await expect.poll(async () => (await countsOf(page)).count).toBe(promised);
  expect(promised).toBeLessThan(all);
  await expect(tilesOf(page)).toHaveCount(Math.min(promised, PAGE_SIZE));

  await page.reload();
  await expect(props).toHaveValue('itemsReordering');
  await expect(tilesOf(page)).toHaveCount(Math.min(promised, PAGE_SIZE));
  await wordsOf(page).fill('no such demo');
  await expect(statusOf(page)).toHaveText('No demo matches.');
  await expect(tilesOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(WALL);
  await expect(wordsOf(page)).toHaveValue('');
  await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
});

test('the wall turns its pages, forward, and back with the browser', async ({ page }) => {
  await page.goto(WALL);
  const titles = () => tilesOf(page).evaluateAll((tiles) => tiles.map(({ textContent }) => textContent));
  const first = await titles();
  await wordsOf(page).focus();
  const pager = page.getByRole('navigation', { name: 'Pages of demos' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${WALL}?page=2`);
  await expect(pager.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  const second = await titles();
  expect(second).toHaveLength(PAGE_SIZE);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.goBack();
  await expect.poll(titles).toEqual(first);
});

for (const delayMs of [0, 400])
  test(`what is typed filters while scripts take ${delayMs} ms`, async ({ page }) => {
    await delayLoading(page, delayMs);
    await page.goto(WALL);
    await wordsOf(page).fill('no such demo');
    await expect(statusOf(page)).toHaveText('No demo matches.');
  });

test('an address with nonsense shows the whole wall', async ({ page }) => {
  await page.goto(`${WALL}?product=__proto__&plan=gold&component=%00&page=-3`);
  await expect(page.getByRole('combobox', { name: 'Prop' }).getByRole('option')).not.toHaveCount(1);
  await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
  const { count, all } = await countsOf(page);
  expect(count).toBe(all);
});

test('a tile leads to the page, the code and the playground of its demo', async ({ page }) => {
  await page.goto(`${WALL}?product=data-grid&words=quickstart`);
  const tile = tilesOf(page).filter({ has: page.locator('a[href="/x/react-data-grid/quickstart/#FirstGrid"]') });
  await expect(tile.getByRole('link', { name: /^Code:/ })).toHaveAttribute(
    'href',
    '/x/demos/data-grid/quickstart/first-grid/',
  );
  // The filters of the address are applied once the wall is loaded, which draws its tiles again.
  await page.waitForLoadState('networkidle');
  const opened = openedTab(page);
  await tile.getByRole('link', { name: /^Playground:/ }).press('Enter');
  const playground = await opened;
  await playground.waitForURL('**/x/playground/**');
  await expect(playground.locator('.cm-content')).toContainText('export default function FirstGrid()');
});

test('a reader loads only pictures of their mode, and nothing of React before a filter', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(WALL);
  const pictures = () => requested.filter((path) => path.startsWith('/static/pictures/'));
  await expect.poll(() => pictures().length).toBeGreaterThan(3);
  expect(pictures().filter((path) => !path.endsWith('.dark.webp'))).toEqual([]);
  expect(requested.filter((path) => /\/react\.|list\.json/.test(path))).toEqual([]);
});

test('hover and focus enlarge a picture within the window, and Escape shrinks it', async ({ page }) => {
  await page.goto(WALL);
  const picture = tilesOf(page).first().locator('.gallery-picture');
  const widthOf = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const width = await widthOf();
  await tilesOf(page).first().hover();
  await expect.poll(widthOf).toBeGreaterThan(width * 1.5);
  expect((await picture.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  // A reader who was faster than the code presses it again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await widthOf()).toBe(width);
  }).toPass();
  await page.mouse.move(0, 0);
  await tilesOf(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(widthOf).toBeGreaterThan(width * 1.5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the wall leads to all demos by product', async ({ page }) => {
    await page.goto(WALL);
    await expect(wordsOf(page)).toBeHidden();
    await expect(tilesOf(page)).toHaveCount(PAGE_SIZE);
    const product = productsOf(page).getByRole('link', { name: /^Tree View/ });
    const count = Number(/\d+/.exec((await product.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(PAGE_SIZE);
    await product.click();
    await expect(page).toHaveURL('/x/demos/tree-view/');
    await expect(tilesOf(page)).toHaveCount(count);
  });
});
