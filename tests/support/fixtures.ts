import { expect as patient, test as base } from '@playwright/test';

/** How a visitor answered before: by a signal of the browser, with a stored yes, or not at all. */
type Answer = 'signal' | 'allowed' | 'none';

interface Fixtures {
  /** Most tests visit with a signal that refuses tracking, so that they are not asked for consent. */
  answer: Answer;
  /** Messages and errors of the page; a test that expects some must remove them. */
  pageLog: string[];
  /** Messages of the browser that are not caused by the page. */
  isExpected: (text: string, url: string) => boolean;
}

/** Polls every 100 ms. Playwright's own pauses grow to a second, which is longer than most of what tests wait for takes. */
const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, { intervals: [100], ...(typeof options === 'string' ? { message: options } : options) });
export const expect = new Proxy(patient, {
  get: (target, name, self) => (name === 'poll' ? poll : Reflect.get(target, name, self)),
});

/** Marks a test or a group that runs only in `npm run test:full`: `test('…', full, …)`. */
export const full = { tag: '@full' };

/**
 * Marks a test that needs a full browser: for the back-forward cache, a browser profile, or a frame in a separate process. The
 * headless shell also closes some tabs that a page opens with running code in them.
 */
export const whole = { tag: '@whole' };
export const fullAndWhole = { tag: [full.tag, whole.tag] };

/** Runs before the scripts of a page. Frames with an opaque origin have no storage. */
export function giveAnswer(answer: Answer) {
  if (answer === 'signal')
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true });
  try {
    if (answer === 'allowed' && localStorage.getItem('privacy-choice') === null)
      localStorage.setItem('privacy-choice', 'allowed');
  } catch {
    // No answer is stored.
  }
}

/**
 * Every browser test fails on a console message, an uncaught error, a blocked resource or a policy violation. Tests that
 * open no page start no browser.
 */
export const test = base.extend<Fixtures>({
  answer: ['signal', { option: true }],
  context: async ({ context, answer }, use) => {
    await context.addInitScript(giveAnswer, answer);
    await use(context);
  },
  pageLog: async ({}, use) => use([]),
  isExpected: async ({}, use) => use(() => false),
  page: async ({ page, pageLog, isExpected }, use) => {
    page.on('console', (message) => {
      // Chromium itself logs the status of a 404 page, which is expected.
      const isMissingPage = message.location().url === page.url() && message.text().includes('status of 404');
      // The commercial packages log one message each without a license key; it is the only message allowed anywhere.
      const isLicenseNotice = /^\*+\s+MUI X: Missing license key\./.test(message.text());
      const isKnown = isMissingPage || isLicenseNotice || isExpected(message.text(), message.location().url);
      if (!isKnown) pageLog.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => pageLog.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violated: ${event.effectiveDirective} ${event.blockedURI}`);
      });
      addEventListener('unhandledrejection', (event) => console.error(`unhandled rejection: ${String(event.reason)}`));
    });
    await use(page);
    expect(pageLog, 'the page logs nothing').toEqual([]);
  },
});
