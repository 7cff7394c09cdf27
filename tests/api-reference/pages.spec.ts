import { expect, full, test } from '../support/fixtures.ts';
import { untilActive } from './untilActive.ts';

const GRID = '/x/api/data-grid/data-grid/';
const PREMIUM = '/x/api/data-grid/data-grid-premium/';

test.describe('an API page', () => {
  test('highlights the prop that a link points to', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-prop-rows`);
    const row = page.locator('#data-grid-prop-rows');
    await expect(row).toBeInViewport();
    const [target, other] = await Promise.all(
      [row, page.locator('#data-grid-prop-columns')].map((one) =>
        one.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(target).not.toBe(other);
  });

  for (const [width, when] of [
    [1280, {}],
    [390, full],
  ] as const) {
    test(
      `scrolls a link target right below the bar at ${width} px, from another page, on the same page and when going back`,
      when,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const belowBar = (id: string) =>
          page.evaluate((target) => {
            const bar = document.querySelector('[data-api-bar]')?.getBoundingClientRect().bottom ?? 0;
            return (document.getElementById(target)?.getBoundingClientRect().top ?? -1) - bar;
          }, id);
        await page.goto(`${GRID}#data-grid-prop-rows`);
        // Below the bar comes the head of the table.
        const isThere = (distance: number) => distance >= 0 && distance <= 64;
        await expect.poll(async () => isThere(await belowBar('data-grid-prop-rows'))).toBe(true);
        await untilActive(page);
        for (const id of [
          'data-grid-classes-withBorderColor',
          'css-classes',
          'slots',
          'DataGrid-css-toolbar',
          'data-grid-prop-apiRef',
        ]) {
          await page.evaluate((hash) => (location.hash = hash), id);
          await expect.poll(async () => isThere(await belowBar(id)), id).toBe(true);
          // Rows near the viewport are laid out now; this must not shift the target.
          await page.waitForTimeout(200);
          expect(isThere(await belowBar(id)), `${id} stays there`).toBe(true);
        }
        await page.goBack();
        await expect.poll(async () => isThere(await belowBar('DataGrid-css-toolbar'))).toBe(true);
      },
    );
  }

  for (const width of [390, 1280]) {
    test(`restores the scroll position at ${width} px when it is reloaded`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(GRID);
      const row = page.locator('#data-grid-prop-keepNonExistentRowsSelected');
      await row.scrollIntoViewIfNeeded();
      // Scroll in steps like a user, so that the rows in between get their real heights.
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, 300);
        await page.waitForTimeout(60);
      }
      const reading = () =>
        page.evaluate(() => {
          const bar = document.querySelector('[data-api-bar]')?.getBoundingClientRect().bottom ?? 0;
          const first = [...document.querySelectorAll('[data-api-rows] > li')].find(
            (each) => each.getBoundingClientRect().bottom > bar + 24,
          );
          return { row: first?.id, top: Math.round(first?.getBoundingClientRect().top ?? 0) };
        });
      const before = await reading();
      await page.reload();
      await expect.poll(reading).toEqual(before);
      await page.waitForTimeout(400);
      expect(await reading(), 'and stays there').toEqual(before);
    });
  }

  test('highlights only filtered entries in the table of contents', full, async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('column');
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 700);
    const marked = page.locator('[data-contents] [aria-current]');
    await expect(marked).toHaveCount(1);
    expect(
      await marked.evaluate((link: HTMLAnchorElement) =>
        document.getElementById(link.hash.slice(1))?.checkVisibility(),
      ),
    ).toBe(true);
  });

  test('keeps the anchors of the published documentation', full, async ({ page }) => {
    await page.goto(GRID);
    for (const id of [
      'props',
      'slots',
      'css-classes',
      'data-grid-prop-rows',
      'DataGrid-css-toolbar',
      'data-grid-classes-root',
    ])
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  });

  test('filters its rows by words, shows the number of matches, and can be reset', async ({ page }) => {
    await page.goto(GRID);
    const rows = page.locator('[data-api-rows] > li');
    const all = await rows.count();
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('sort model');
    await expect(page.locator('#data-grid-prop-sortModel')).toBeVisible();
    await expect(page.locator('#data-grid-prop-rows')).toBeHidden();
    await expect(page.locator('[data-api-status]')).toHaveText(new RegExp(`^\\d+ / ${all}$`));
    await page.keyboard.press('Escape');
    await expect(page.locator('#data-grid-prop-rows')).toBeVisible();
  });

  test('counts what the filter leaves, also in the table of contents, and filters theme and variables', async ({
    page,
  }) => {
    await page.goto(GRID);
    const heading = page.getByRole('heading', { level: 2, name: 'CSS variables' });
    const counts = page.locator('a[href="#css-variables"] small, a[href="#css-variables"] + small');
    const all = await counts.allTextContents();
    expect(all).toHaveLength(2);
    const filter = page.getByRole('searchbox', { name: 'Filter this page' });
    await filter.fill('--datagrid-row');
    await expect.poll(async () => Number(await counts.first().textContent())).toBeLessThan(Number(all[0]));
    const left = await page.locator('section:has(> #css-variables) li:visible').count();
    expect(left).toBeGreaterThan(0);
    expect(await counts.allTextContents()).toEqual([String(left), String(left)]);
    await filter.fill('sortModel');
    await expect(heading).toBeHidden();
    expect(await counts.allTextContents()).toEqual(['', '']);
    await expect(page.getByRole('heading', { level: 2, name: 'Theme' })).toBeHidden();
    await filter.press('Escape');
    await expect(heading).toBeVisible();
    expect(await counts.allTextContents()).toEqual(all);
  });

  test('lists groups with counts in its table of contents, not each name', async ({ page }) => {
    await page.goto(GRID);
    const links = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link');
    expect(await links.count()).toBeLessThan(30);
    await links.filter({ hasText: 'Sorting' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Sorting' })).toBeInViewport();
  });

  test('does not break the name of a prop inside of a default', async ({ page }) => {
    for (const width of [700, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${GRID}#data-grid-prop-disableMultipleRowSelection`);
      const lines = await page.locator('#data-grid-prop-disableMultipleRowSelection').evaluate((row) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        while (texts.nextNode()) {
          if (!texts.currentNode.textContent?.includes('checkboxSelection')) continue;
          const range = new Range();
          range.selectNodeContents(texts.currentNode);
          found.push(range.getClientRects().length);
        }
        return found;
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines), `lines at ${width} px`).toEqual(new Set([1]));
    }
  });

  test('shows the target row of a link even if the filter has hidden it', async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('sortModel');
    await expect(page.locator('#data-grid-prop-rows')).toBeHidden();
    await page.evaluate(() => (location.hash = '#data-grid-prop-rows'));
    await expect(page.locator('#data-grid-prop-rows')).toBeInViewport();
  });

  test('F58 ignores a hash that cannot be decoded', async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('sortModel');
    await page.evaluate(() => (location.hash = '#%E0%A4%A'));
    await expect(page.locator('#data-grid-prop-sortModel')).toBeVisible();
  });

  test('begins with one import, and lists what uses it on demand, so that the props stay near the top', async ({
    page,
  }) => {
    await page.goto(GRID);
    const imports = page.getByRole('region', { name: 'Import' });
    await expect(imports.getByText('import {').filter({ visible: true })).toHaveCount(1);
    const places = page.getByRole('navigation', { name: 'Used in' });
    await expect(places.getByRole('link')).toHaveCount(0);
    const summary = places.getByText(/^Used in \d+ demos$/);
    const before = await summary.boundingBox();
    await summary.click();
    expect(await summary.boundingBox(), 'stays under the pointer').toEqual(before);
    expect(await places.getByRole('link').count()).toBeGreaterThan(20);
  });

  test('counts the demos and guides that use a prop, and lists them on demand', full, async ({ page }) => {
    await page.goto(GRID);
    const uses = page.locator('#data-grid-prop-columns [data-api-uses]');
    await expect(uses.getByRole('link')).toHaveCount(0);
    await uses.getByText(/^Used in \d+ places$/).click();
    expect(await uses.getByRole('link').count()).toBeGreaterThan(8);
  });

  test('groups props by task, and lists them from A to Z on demand', async ({ page }) => {
    await page.goto(GRID);
    const names = () =>
      page.locator('[data-api-group] [data-api-rows] > li [data-heading-link]:visible').allTextContents();
    const groups = page.locator('[data-api-group] > h3:visible');
    const byTask = await names();
    expect((await groups.locator('a').allTextContents()).slice(0, 2)).toEqual(['Data', 'Columns']);
    expect(byTask.length).toBeGreaterThan(100);
    await page.getByRole('checkbox', { name: 'Sort A–Z' }).check();
    await expect(groups).toHaveCount(0);
    expect(await names()).toEqual(byTask.toSorted((a, b) => a.localeCompare(b, 'en')));
    await page.reload();
    const alphabetical = page.getByRole('checkbox', { name: 'Sort A–Z' });
    await expect(alphabetical).toBeChecked();
    await alphabetical.uncheck();
    expect(await names()).toEqual(byTask);
  });

  test('scrolls to the first match of the filter', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('sortModel');
    await expect(page.locator('#data-grid-prop-sortModel')).toBeInViewport({ ratio: 0.5 });
  });

  test('does not break a long name in the tree, and shows its plan below', full, async ({ page }) => {
    await page.goto(PREMIUM);
    const [name, plan] = await Promise.all(
      ['AiAssistantPanelTrigger', 'Premium'].map((text) =>
        page.locator('#site-navigation a[href$="/ai-assistant-panel-trigger/"]').getByText(text).boundingBox(),
      ),
    );
    expect(name?.height).toBeLessThan(30);
    expect(plan?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
  });

  test('filters by plan', async ({ page }) => {
    await page.goto(PREMIUM);
    await page.getByRole('search', { name: 'Filter this page' }).getByText('Premium', { exact: true }).click();
    await expect(page.locator('#data-grid-premium-prop-aggregationModel')).toBeVisible();
    await expect(page.locator('#data-grid-premium-prop-rows')).toBeHidden();
  });

  test('is a table or a list, as chosen by the user, on every API page and before first paint', async ({ page }) => {
    await page.goto(GRID);
    await page.getByTitle('List', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
    await page.goto('/x/api/charts/bar-chart/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  });

  test('applies a choice made before its script has loaded', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(GRID, { waitUntil: 'commit' });
    const bar = page.getByRole('search', { name: 'Filter this page' });
    await bar.getByTitle('List', { exact: true }).click();
    await bar.getByTitle('Sort A–Z').click();
    arrive();
    await page.waitForLoadState();
    await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
    await expect(page.locator('[data-api-group] > h3').first()).toBeHidden();
  });

  test('opens a type in a popover, navigates to other types and back, and closes with Escape', async ({ page }) => {
    await page.goto(GRID);
    // Before the script has started, a click on a type follows the link. The filter is part of the same script.
    await page.getByRole('searchbox', { name: 'Filter this page' }).fill('columns');
    await expect(page.locator('[data-api-status]')).toHaveText(/\d+ \/ \d+/);
    await page.locator('#data-grid-prop-columns [data-cell="type"]').getByRole('link', { name: 'GridColDef' }).click();
    const popover = page.getByRole('dialog', { name: 'GridColDef' });
    await expect(popover).toBeVisible();
    const inner = popover.locator('.prose a[data-type]').first();
    const next = (await inner.textContent()) ?? '';
    expect(next).not.toBe('GridColDef');
    await inner.click();
    await expect(page.getByRole('dialog', { name: next })).toBeVisible();
    await page.locator('[data-type-popover] ol').getByRole('button', { name: 'GridColDef' }).click();
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-type-popover]')).toBeHidden();
    await expect(page).toHaveURL(GRID);
  });
});

test.describe('docs tabs', () => {
  const guides = [
    { guide: '/x/react-tree-view/rich-tree-view/items/', component: 'RichTreeView', hook: 'useTreeViewApiRef' },
    { guide: '/x/react-date-pickers/date-picker/', component: 'DatePicker', hook: 'usePickerContext' },
    { guide: '/x/react-charts/bars/', component: 'BarChart', hook: 'useBarSeries' },
  ];
  for (const [index, { guide, component, hook }] of guides.entries()) {
    test(`${guide} has tabs with the API of its components and hooks`, index === 0 ? {} : full, async ({ page }) => {
      await page.goto(guide);
      for (const [tab, side, name] of [
        ['Components API', 'components-api', component],
        ['Hooks API', 'hooks-api', hook],
      ] as const) {
        await page.getByRole('link', { name: tab }).click();
        await expect(page).toHaveURL(`${guide}${side}/`);
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${guide}${side}/$`));
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link still scrolls to its row', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-prop-rows`);
    const box = await page.locator('#data-grid-prop-rows').boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(200);
  });
});
