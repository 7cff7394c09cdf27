import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS, PROSE_PAGES } from '../support/pages.ts';

test.describe('frame', () => {
  test('has one banner, one main, one contentinfo, uniquely named navigations and one h1', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(names).toEqual(['Main navigation', 'Breadcrumb', 'Table of contents', 'Previous, Next', 'Footer']);
  });

  test('has this accessibility tree', full, async ({ page }) => {
    await page.goto('/x/introduction/roadmap/');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "MUI X, Home"
        - button /Products/
        - button /Versions/
        - button "Search"
        - button "Switch between light and dark"
        - button "Settings"
        - link "Playground"
        - link "Repository"
      - navigation "Main navigation":
        - search "Filter pages"
        - list
      - main:
        - navigation "Breadcrumb":
          - list
        - heading [level=1]
        - article
      - contentinfo:
        - navigation "Footer"
    `);
  });

  test('has a skip link as the first tab stop', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('shows a focus indicator on every focusable control', async ({ page }) => {
    await page.goto('/x/introduction/roadmap/');
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const styles = [
          getComputedStyle(element),
          getComputedStyle(element, '::after'),
          getComputedStyle(element.parentElement ?? element),
        ];
        const ring = styles.some(({ outlineStyle }) => outlineStyle !== 'none');
        const box = element.getBoundingClientRect();
        const isShown = box.bottom > 0 && box.top < innerHeight && box.width > 0;
        return { name: element.outerHTML.slice(0, 90), ring, isShown };
      });
      if (!focused || seen.has(focused.name)) break;
      seen.add(focused.name);
      expect(focused, focused.name).toMatchObject({ ring: true, isShown: true });
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test('offers the versions of the product, this one marked, the others on their hosts', async ({ page }) => {
    await page.goto('/x/introduction/support/');
    await page.getByRole('button', { name: 'Versions: v8.11.1' }).click();
    const links = page.locator('#menu-versions a');
    await expect(links).toHaveText(['v8.11.1', 'v7', 'v6', 'v5', 'v4', /^Newer: v9\.[\d.]+/, /^Newer: v8\.[\d.]+/]);
    const current = links.filter({ hasText: 'v8.11.1' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    const hosts = await links.evaluateAll((elements) =>
      elements.slice(1, 5).map((element) => new URL((element as HTMLAnchorElement).href).host),
    );
    expect(hosts).toEqual(['v7.mui.com', 'v6.mui.com', 'v5.mui.com', 'v4.mui.com']);
    await expect(links.last()).toHaveAttribute('href', /^\/x\/api\/changes\/\?from=8\.11\.1&to=8\.\d+\.\d+$/);
    await page.keyboard.press('Escape');
    await expect(current).toBeHidden();
  });

  test('offers versions without the product too, and says that they open their first page', async ({ page }) => {
    await page.goto('/x/react-charts/bars/');
    await page.getByRole('button', { name: 'Versions: v8.11.1' }).click();
    const links = page.getByRole('list', { name: 'Versions' }).getByRole('link');
    await expect(links).toHaveText([
      /^v8\.11\.1$/,
      /^v7$/,
      /^v6$/,
      /^v5.*first page/,
      /^v4.*first page/,
      /^Newer: v9/,
      /^Newer: v8/,
    ]);
    await expect(links.filter({ hasText: 'v5' })).toHaveAttribute('href', 'https://v5.mui.com/x/introduction/');
    await expect(links.filter({ hasText: 'v4' })).toHaveAttribute('href', 'https://v4.mui.com/components/data-grid/');
  });

  test('marks the current section in the table of contents', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    const link = contents.getByRole('link', { name: 'Pro plan' });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page).toHaveURL(`${PROSE_PAGES.guide}#pro-plan`);
  });

  test('scrolls anchors to 24 px below the header', async ({ page }) => {
    await page.goto(`${PROSE_PAGES.guide}#pro-plan`);
    const top = await page.locator('#pro-plan').evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.round(top)).toBe(80);
  });

  test('shows the contents as a disclosure on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PROSE_PAGES.guide);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await expect(contents.getByRole('link', { name: 'Pro plan' })).toBeHidden();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link', { name: 'Pro plan' })).toBeVisible();
  });

  for (const width of [320, 390, 1440]) {
    test(`does not cover footer links with the back-to-top link at ${width} px`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PAGE_KINDS.migration);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const top = page.getByRole('link', { name: 'Back to top' });
      await expect(top).toBeVisible();
      expect(await page.locator('footer a').count()).toBeGreaterThan(3);
      const covered = await page.locator('footer a').evaluateAll(
        (links, button) => {
          const area = button?.getBoundingClientRect();
          return links
            .filter((link) => {
              const { left, right, top, bottom } = link.getBoundingClientRect();
              return area && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
            })
            .map((link) => link.textContent);
        },
        await top.elementHandle(),
      );
      expect(covered).toEqual([]);
    });
  }

  test('shows a back-to-top link after scrolling down', async ({ page }) => {
    await page.goto(PROSE_PAGES.guide);
    const top = page.getByRole('link', { name: 'Back to top' });
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
