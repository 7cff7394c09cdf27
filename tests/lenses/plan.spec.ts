import type { Locator, Page } from '@playwright/test';
import { expectNoFlash } from '../settings/firstFrame.ts';
import { colorViolations, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';

const PREMIUM_GUIDE = '/x/react-data-grid/row-grouping/';
const PRO_GUIDE = '/x/react-data-grid/tree-data/';
const OPEN_GUIDE = '/x/react-data-grid/sorting/';
const NOTE = /^Your plan doesn’t include this/;

/** Styles print the values, the plan with a capital letter. */
const planChip = (page: Page, plan: string) => page.getByRole('button', { name: `Remove the plan lens: ${plan}` });
const releaseChip = (page: Page, release: string) =>
  page.getByRole('button', { name: `Remove the release lens: v${release}` });
const noteOf = (page: Page) => page.getByRole('paragraph').filter({ hasText: NOTE });
const shownPlan = (page: Page) => page.locator('html').getAttribute('data-plan-lens');
const storedPlan = (page: Page) => page.evaluate(() => localStorage.getItem('used-plan'));
const usePlan = (page: Page, plan: string) =>
  page.addInitScript((value) => {
    if (localStorage.getItem('used-plan') === null) localStorage.setItem('used-plan', value);
  }, plan);

/** The color of the text that an element starts with. */
const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

async function expectDimmed(page: Page, dimmed: string, clear: string) {
  await expect(page.locator(dimmed).first()).toBeAttached();
  // Results of the search arrive in two steps, the names first.
  await expect.poll(async () => (await colorOf(page, dimmed)) === (await colorOf(page, clear))).toBe(false);
}

test('a plan is chosen in the settings, marks what it lacks, is kept, and is removed with its chip', async ({
  page,
}) => {
  await page.goto(PREMIUM_GUIDE);
  await expect(planChip(page, 'Community')).toHaveCount(0);
  await expect(noteOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  const choice = page.getByRole('group', { name: 'My plan' });
  await expect(choice.getByRole('radio', { name: 'All' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Community' }).check();
  await page.keyboard.press('Escape');

  await expect(noteOf(page)).toContainText('it needs Premium. Sort by the column, and merge its equal cells');
  await expectDimmed(page, 'h1', 'main .prose p');
  await expectDimmed(page, 'nav a[href="/x/react-data-grid/list-view/"]', 'nav a[href="/x/react-data-grid/sorting/"]');
  await expect(page.locator('[data-demo][data-plan="premium"]').first()).toHaveCSS('border-top-style', 'dashed');

  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await shownPlan(page)).toBe('community');
  await page.waitForLoadState();
  await planChip(page, 'Community').click();
  await expect(planChip(page, 'Community')).toBeHidden();
  expect(await shownPlan(page)).toBeNull();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from all pages' })).toBeAttached();
  await expect(noteOf(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shownPlan(page)).toBeNull();
});

test('each plan dims what it lacks, and says what to use instead', full, async ({ page }) => {
  const seen: Record<string, boolean[]> = {};
  for (const plan of ['community', 'pro', 'premium']) {
    await page.goto(`${PREMIUM_GUIDE}?plan=${plan}`);
    await expect(page).toHaveURL(PREMIUM_GUIDE);
    const premium = await noteOf(page).isVisible();
    await page.goto(PRO_GUIDE);
    seen[plan] = [premium, await noteOf(page).isVisible()];
  }
  expect(seen).toEqual({ community: [true, true], pro: [true, false], premium: [false, false] });
  await page.goto(`${PREMIUM_GUIDE}?plan=pro`);
  await expect(noteOf(page).getByText('In Pro, tree data')).toBeVisible();
  await page.goto(`${PREMIUM_GUIDE}?plan=community`);
  await expect(noteOf(page).getByText('In Pro, tree data')).toBeHidden();
});

test('is on in the first frame', full, async ({ page }) => {
  await usePlan(page, 'community');
  await page.addInitScript(() => localStorage.setItem('used-release', '8.11.1'));
  const { attributes } = await expectNoFlash(page, '/x/introduction/licensing/');
  expect(attributes).toMatchObject({ planLens: 'community', releaseLens: '8.11.1' });
});

test('a link turns a lens on, and what the reader chooses on that page wins from then on', full, async ({ page }) => {
  await usePlan(page, 'premium');
  await page.goto(`${OPEN_GUIDE}?plan=pro#multi-sorting`);
  await expect(planChip(page, 'Pro')).toBeVisible();
  await expect(page).toHaveURL(`${OPEN_GUIDE}#multi-sorting`);
  expect(await storedPlan(page)).toBe('pro');
  await planChip(page, 'Pro').click();
  await expect(planChip(page, 'Pro')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shownPlan(page)).toBeNull();
});

for (const junk of ['gold', 'Pro', '<img src=x onerror=alert(1)>', '%E0%A4%A']) {
  test(`junk in the address or the storage turns nothing on: ${junk}`, full, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('used-plan', value), junk);
    await page.goto(`${OPEN_GUIDE}?plan=${junk}`);
    expect(await shownPlan(page)).toBeNull();
    expect(await storedPlan(page)).toBe(junk);
  });
}

test('the filter of the wall of demos is no lens', full, async ({ page }) => {
  await page.goto('/x/demos/?plan=pro');
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('pro');
  expect([await shownPlan(page), await storedPlan(page)]).toEqual([null, null]);
});

test('follows a choice in another tab', full, async ({ page, context }) => {
  await page.goto(PREMIUM_GUIDE);
  const other = await context.newPage();
  await other.goto(`${OPEN_GUIDE}?plan=community`);
  await expect(planChip(page, 'Community')).toBeVisible();
  await expect(noteOf(page)).toBeVisible();
  await planChip(other, 'Community').click();
  await expect(planChip(page, 'Community')).toBeHidden();
});

test('both chips are removed by keyboard; the focus goes to the next one', full, async ({ page }) => {
  await usePlan(page, 'pro');
  await page.addInitScript(() => localStorage.setItem('used-release', '8.5.0'));
  await page.goto(OPEN_GUIDE);
  await planChip(page, 'Pro').press('Enter');
  await expect(releaseChip(page, '8.5.0')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove the/ })).toHaveCount(0);
});

test('is chosen in the palette, and undone', full, async ({ page }) => {
  await page.goto(OPEN_GUIDE);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('>plan');
  await page.getByRole('option', { name: 'Plan: Pro' }).click();
  await expect(planChip(page, 'Pro')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(planChip(page, 'Pro')).toBeHidden();
});

test('dims API rows, tiles of the gallery and results of the search', full, async ({ page }) => {
  await usePlan(page, 'community');
  await page.goto('/x/api/data-grid/data-grid-premium/');
  await expect(noteOf(page)).toContainText('Use DataGrid, which');
  await expectDimmed(
    page,
    '[data-api-rows] > [data-plan="premium"] h3 a',
    '[data-api-rows] > [data-plan="community"] h3 a',
  );
  await page.goto('/x/demos/');
  await expectDimmed(page, '[data-plan="premium"] .gallery-title', '[data-plan="community"] .gallery-title');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('row grouping');
  const results = page.getByRole('listbox', { name: 'Search results' });
  await expect(results.getByRole('option', { name: /Premium/ }).first()).toBeVisible();
  await expectDimmed(page, '[role="option"][data-plan="premium"]', '[role="option"][data-plan="community"]');
});

test('the install command starts with the plan', full, async ({ page }) => {
  await page.goto('/x/introduction/installation/?plan=premium');
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Build the install command' })).toContainText('x-data-grid-premium@');
});

for (const width of [320, 390, 768, 1440]) {
  test(`the chips fit at ${width} px`, full, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await usePlan(page, 'community');
    await page.addInitScript(() => localStorage.setItem('used-release', '8.11.1'));
    await page.goto(`${OPEN_GUIDE}#multi-sorting`);
    await expect(planChip(page, 'Community')).toBeInViewport({ ratio: 1 });
    await expect(releaseChip(page, '8.11.1')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const boxesOf = (buttons: Locator) =>
      buttons.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()),
      );
    const banner = page.getByRole('banner');
    const chips = await boxesOf(banner.getByRole('button', { name: /^Remove the/ }));
    const all = await boxesOf(banner.getByRole('button'));
    const overlapping = chips.map(
      (a) => all.filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).length,
    );
    expect(overlapping, 'each chip overlaps only itself').toEqual([1, 1]);
    const header = await page.getByRole('banner').boundingBox();
    const target = await page.getByRole('heading', { name: /Sort by multiple columns/ }).boundingBox();
    expect(target?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
}

for (const path of [PREMIUM_GUIDE, '/x/api/data-grid/data-grid-premium/']) {
  test(`axe finds nothing with the lens on, light and dark: ${path}`, full, async ({ page }) => {
    await usePlan(page, 'community');
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorViolations(page)).toEqual([]);
  });
}
