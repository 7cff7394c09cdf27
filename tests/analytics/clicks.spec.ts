import type { Locator, Page } from '@playwright/test';
import { CLICKS, type ClickName } from '#model/clicks';
import { expect, full, sentEvents, test } from '../ads/support/fixtures.ts';

/** A short page with one demo, and a page whose demos have several stylings. */
const PAGE = '/x/react-data-grid/quickstart/';
const WITH_STYLINGS = '/x/common-concepts/custom-components/';

interface Click {
  path?: string;
  /** Finds the element to click. */
  find: (page: Page) => Promise<Locator> | Locator;
  label?: string | RegExp;
}

const ID = 'data-grid/quickstart/first-grid';
const demoOf = (page: Page) => page.locator('[data-demo="FirstGrid"]');
const toolsOf = (page: Page) => demoOf(page).getByRole('toolbar', { name: /^Tools:/ });
const tool = (name: string | RegExp) => (page: Page) => toolsOf(page).getByRole('button', { name, exact: true });

async function inMenu(page: Page, entry: RegExp) {
  await toolsOf(page).getByRole('button', { name: 'More' }).click();
  return demoOf(page).locator('[popover]').getByText(entry);
}

const ROWS: Record<ClickName, Click> = {
  demoCode: { find: tool(/show .*code/i), label: ID },
  demoVariant: { find: tool('JS'), label: 'JS' },
  demoStyling: {
    path: WITH_STYLINGS,
    find: (page) => page.locator('[data-demo="MailFolders"]').getByRole('button', { name: 'CSS' }),
    label: 'css',
  },
  demoEdit: { find: tool('Edit this demo'), label: ID },
  demoCopy: { find: tool('Copy all code'), label: ID },
  demoStackBlitz: { find: (page) => inMenu(page, /StackBlitz/), label: ID },
  demoPlayground: { find: (page) => toolsOf(page).getByRole('link', { name: 'Open in playground' }), label: ID },
  demoDownload: { find: (page) => inMenu(page, /download/i), label: ID },
  searchHit: {
    find: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.locator('input[role="combobox"]').fill('sorting');
      return page.locator('a[role="option"][href="/x/react-data-grid/sorting/"]');
    },
    label: /^\/x\//,
  },
  pageEdit: { find: (page) => page.locator('a[href*="page.mdx"]') },
  pagePrevious: { find: (page) => page.locator('a[rel="prev"]') },
  pageNext: { find: (page) => page.locator('a[rel="next"]') },
  pageHelpful: { find: (page) => page.getByRole('button', { name: 'Yes', exact: true }), label: 'yes' },
  settingsOpen: { find: (page) => page.getByRole('button', { name: 'Settings' }) },
  settingsChange: {
    find: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      return page.getByRole('dialog', { name: 'Settings' }).getByText('Dark', { exact: true });
    },
    label: /: dark$/,
  },
};

/** A tool, and a hit that is rendered in the browser. */
const ALWAYS: readonly string[] = ['demoCode', 'searchHit'];

test.describe('a click is reported', () => {
  for (const [name, { path = PAGE, find, label }] of Object.entries(ROWS)) {
    const [category, action] = CLICKS[name as ClickName];
    test(`as ${category} ${action}`, ALWAYS.includes(name) ? {} : full, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await context.route('https://stackblitz.com/**', (route) =>
        route.fulfill({ body: 'there', contentType: 'text/plain' }),
      );
      await page.goto(path);
      await expect.poll(async () => (await sentEvents(page)).some(([, event]) => event === 'page_view')).toBe(true);
      const element = await find(page);
      // Keep the page open so that its events can be read: prevent links, and respond to navigations with 204.
      await page.evaluate(() =>
        document.addEventListener(
          'click',
          (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault(),
        ),
      );
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      await element.click();
      const reports = async () =>
        (await sentEvents(page))
          .filter(([, event, parameters]) => event === category && parameters['eventAction'] === action)
          .map(([, , parameters]) => parameters['eventLabel']);
      await expect
        .poll(reports)
        .toEqual([label === undefined ? undefined : typeof label === 'string' ? label : expect.stringMatching(label)]);
    });
  }
});
