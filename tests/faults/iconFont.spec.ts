import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../ads/support/fixtures.ts';
import { ICON_FONT_URL } from '../../tools/testing/testSite.ts';
import { waitForHydration } from '../demos/support/demos.ts';

const DEMO = '/x/demos/tree-view/simple-tree-view/focus/focus-events/';
const WORDS = ['Running', 'Paused', 'Failed'];
/** An arbitrary font; only its name and arrival matter. */
const FONT = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const STYLES = `@font-face{font-family:"Material Icons";src:url("data:font/woff2;base64,${FONT.toString('base64')}")}.material-icons{font-family:"Material Icons"}`;

const wordsSeen = (page: Page) =>
  page.locator('.material-icons').evaluateAll((icons) => icons.filter((icon) => getComputedStyle(icon).visibility !== 'hidden' && getComputedStyle(icon).opacity !== '0').map((icon) => icon.textContent));

/** No demo of the site uses an icon font, so the test adds icons with labels to one. */
async function open(page: Page) {
  await page.addInitScript(
    ({ url, words }) => {
      addEventListener('DOMContentLoaded', () => {
        const demo = document.querySelector<HTMLElement>('[data-demo]');
        if (!demo) return;
        demo.dataset['iconFontUrl'] = url;
        for (const word of words) {
          const icon = document.createElement('span');
          icon.className = 'material-icons';
          icon.textContent = 'star';
          const line = document.createElement('p');
          line.append(icon, word);
          demo.append(line);
        }
      });
    },
    { url: ICON_FONT_URL, words: WORDS },
  );
  await page.goto(DEMO);
  await waitForHydration(page);
  await expect(page.locator('.material-icons')).toHaveCount(3);
}

test('the icon font is requested once, when the page is idle, on pages whose demos use it', async ({ page }) => {
  const requested: string[] = [];
  await page.route(`${ICON_FONT_URL}**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ body: STYLES.replace(/data:[^"]+/, '/none.woff2'), contentType: 'text/css' });
  });
  await page.route('**/none.woff2', (route) => route.fulfill({ body: FONT, contentType: 'font/woff2', headers: { 'Access-Control-Allow-Origin': '*' } }));
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-icon-font', '');
  expect(await wordsSeen(page)).toHaveLength(3);
  expect(requested).toHaveLength(1);
});

for (const [name, answer] of [
  ['fails', 'abort'],
  ['answers 500', 500],
  ['never answers', 'hang'],
] as const) {
  test(`F32 no icon name is visible if the font host ${name}, and the label next to it stays`, answer === 'abort' ? {} : full, async ({ page, pageLog }) => {
    await page.route(`${ICON_FONT_URL}**`, async (route) => {
      if (answer === 'abort') await route.abort();
      else if (answer === 500) await route.fulfill({ status: 500, body: '' });
    });
    await open(page);
    await page.waitForTimeout(300);
    expect(await wordsSeen(page)).toEqual([]);
    for (const word of WORDS) await expect(page.locator('[data-demo] > p', { hasText: word })).toBeVisible();
    // The browser itself reports a failed request.
    expect(pageLog.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([]);
    pageLog.length = 0;
  });
}
