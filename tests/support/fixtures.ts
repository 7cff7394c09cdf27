import { expect, test as base } from '@playwright/test';

interface Ears {
  /** What the page of a test complained about; a test that expects a complaint empties it. */
  complaints: string[];
  /** Messages that the browser itself writes about others. */
  isExpected: (text: string, url: string) => boolean;
}

/** Marks a test, or a group of tests, that only `npm run test:full` takes: `test('…', full, …)`. */
export const full = { tag: '@full' };

/**
 * Every page of a browser test has ears: a console message, an uncaught error, a refused resource or a violated policy
 * fails it, whatever it was about. Tests that open no page cost no browser.
 */
export const test = base.extend<Ears>({
  complaints: async ({}, use) => use([]),
  isExpected: async ({}, use) => use(() => false),
  page: async ({ page, complaints, isExpected }, use) => {
    page.on('console', (message) => {
      // Chromium reports the status of the 404 page itself; that a missing page is missing is no complaint.
      const isMissingPage = message.location().url === page.url() && message.text().includes('status of 404');
      // Without a key the paid packages say so, once for each: the one message that is allowed anywhere.
      const isLicenseNotice = /^\*+\s+MUI X: Missing license key\./.test(message.text());
      const isKnown = isMissingPage || isLicenseNotice || isExpected(message.text(), message.location().url);
      if (!isKnown) complaints.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violated: ${event.effectiveDirective} ${event.blockedURI}`);
      });
      addEventListener('unhandledrejection', (event) => console.error(`unhandled rejection: ${String(event.reason)}`));
    });
    await use(page);
    expect(complaints, 'the page is silent').toEqual([]);
  },
});

export { expect };
