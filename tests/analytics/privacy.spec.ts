import type { Page } from '@playwright/test';
import { expect, PAGE_WITH_ADS, slotOf, test, sentEvents } from '../ads/support/fixtures.ts';
import { documented, text } from './privacyPage.ts';

const PRIVACY_PAGE = '/x/introduction/privacy/';

/** Cookies and storage keys that the site has set. */
async function storedKeys(page: Page) {
  return {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    local: await page.evaluate(() => Object.keys(localStorage)),
    session: await page.evaluate(() => Object.keys(sessionStorage)),
  };
}

test.describe('the privacy page', () => {
  test('lists everything that a tour of the site stores', async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).aside).toBeVisible();
    await page
      .locator('#site-navigation summary')
      .filter({ hasText: /^Migration$/ })
      .click();
    await page.goto('/x/introduction/installation/');
    await page
      .getByRole('tablist', { name: 'Install @mui/x-data-grid@8.11.1', exact: true })
      .getByRole('tab', { name: 'pnpm' })
      .click();
    await page.goto('/x/react-data-grid/quickstart/');
    await page
      .locator('[data-demo="FirstGrid"]')
      .getByRole('toolbar', { name: /^Tools:/ })
      .getByRole('button', { name: 'JS', exact: true })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await page.goto(PRIVACY_PAGE);
    const { cookies, local, session } = await storedKeys(page);
    expect(cookies).toEqual(['codeVariant']);
    expect(local.toSorted()).toEqual(['inline-ads', 'package-manager', 'privacy-choice']);
    expect(session.toSorted()).toEqual(['mui-recent-pages', 'nav-state', 'web-vitals']);
    expect(documented('cookies')).toEqual(expect.arrayContaining(cookies));
    expect(documented('local-storage')).toEqual(expect.arrayContaining(local));
    expect(documented('session-storage')).toEqual(expect.arrayContaining(session));
  });

  test.describe('to a visitor who has not been here before', () => {
    test.use({ answer: 'none' });

    test('stores nothing if no setting is changed', async ({ page }) => {
      await page.goto(PRIVACY_PAGE, { waitUntil: 'networkidle' });
      const { cookies, local } = await storedKeys(page);
      expect([...cookies, ...local]).toEqual([]);
    });
  });

  test('lists every host that is contacted', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !request.url().startsWith(baseURL ?? '')) hosts.add(hostname);
    });
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await expect.poll(async () => (await sentEvents(page)).length).toBeGreaterThan(0);
    // The ad network that this site is configured with, and the analytics service.
    expect([...hosts].toSorted()).toEqual(['ads.localhost', 'www.googletagmanager.com']);
    expect(text).toContain('`www.googletagmanager.com`');
  });
});
