import { expect, test as base } from '@playwright/test';

/**
 * Every browser test runs with ears open: a console message, an uncaught error, a refused resource or a violated
 * policy fails it, whatever it was about.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Chromium reports the status of the 404 page itself; that a missing page is missing is no complaint.
        const isMissingPage = message.location().url === page.url() && message.text().includes('status of 404');
        // Without a key the paid packages say so, once for each: the one message that is allowed anywhere.
        const isLicenseNotice = /^\*+\s+MUI X: Missing license key\./.test(message.text());
        if (!isMissingPage && !isLicenseNotice) complaints.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.effectiveDirective} ${event.blockedURI}`);
        });
        addEventListener('unhandledrejection', (event) => console.error(`unhandled rejection: ${String(event.reason)}`));
      });
      await use(complaints);
      expect(complaints, 'the page is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
