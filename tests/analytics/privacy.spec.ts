import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PAGE_WITH_ADS, slotOf, test, toldEvents } from '../ads/support/fixtures.ts';

const PRIVACY_PAGE = '/x/introduction/privacy/';
const text = readFileSync('content/introduction/privacy/page.mdx', 'utf8');

/** The names in the first column of the table under a heading. */
function documented(heading: string): string[] {
  const section = text.split(`[#${heading}]`)[1]?.split('\n##')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
}

/** Every key and cookie the sources name, found by the way they are declared. */
function declaredInSources(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const source = readFileSync(join('src', name), 'utf8');
    const constants = source.matchAll(/\b(?:\w+_)?(?:KEY|COOKIE) = '([\w-]+)'/g);
    const choices = source.matchAll(/\{ key: '([\w-]+)', values: /g);
    return [...constants, ...choices].map((match) => match[1] ?? '');
  });
}

/** What the site has put into the browser. */
async function kept(page: Page) {
  return {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    local: await page.evaluate(() => Object.keys(localStorage)),
    session: await page.evaluate(() => Object.keys(sessionStorage)),
  };
}

test.describe('the privacy page', () => {
  test('lists every key and cookie that the sources declare, and no other', () => {
    const listed = [...documented('cookies'), ...documented('local-storage'), ...documented('session-storage')];
    expect(listed.length).toBeGreaterThan(9);
    expect(listed.toSorted()).toEqual([...new Set(declaredInSources())].toSorted());
  });

  test('lists everything that a tour of the site leaves behind', async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).aside).toBeVisible();
    await page.locator('#site-navigation summary').last().click();
    await page.goto('/x/introduction/installation/');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.goto(PRIVACY_PAGE);
    await page.getByRole('checkbox').check();
    const { cookies, local, session } = await kept(page);
    expect(local.toSorted()).toEqual(['package-manager', 'privacy-choice']);
    expect(session.toSorted()).toEqual(['inline-ads', 'nav-state', 'web-vitals']);
    expect(documented('cookies')).toEqual(expect.arrayContaining(cookies));
    expect(documented('local-storage')).toEqual(expect.arrayContaining(local));
    expect(documented('session-storage')).toEqual(expect.arrayContaining(session));
  });

  test('keeps nothing of a reader who changes nothing but what it says', async ({ page }) => {
    await page.goto(PRIVACY_PAGE, { waitUntil: 'networkidle' });
    const { cookies, local } = await kept(page);
    expect([...cookies, ...local]).toEqual([]);
  });

  test('lists every host that is contacted', async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !request.url().startsWith(baseURL ?? '')) hosts.add(hostname);
    });
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await expect.poll(async () => (await toldEvents(page)).length).toBeGreaterThan(0);
    // The configured ad network of this test site, and the measuring service by its name.
    expect([...hosts].toSorted()).toEqual(['ads.localhost', 'www.googletagmanager.com']);
    expect(text).toContain('`www.googletagmanager.com`');
  });

  test('has a checkbox that refuses at once, on every page, and can be taken back', async ({ page, network }) => {
    await page.goto(PRIVACY_PAGE);
    const box = page.getByRole('checkbox', { name: 'Do not measure my visits' });
    await box.check();
    await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
    expect(network.requests).toEqual([]);
    expect(await toldEvents(page)).toEqual([]);
    await page.goto(PRIVACY_PAGE);
    await expect(box).toBeChecked();
    await box.uncheck();
    await page.goto(PAGE_WITH_ADS);
    await expect.poll(() => network.requests).toContain('/script.js');
  });
});
