import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

const GUIDE = '/x/introduction/licensing/';

const answer = async (page: Page, name: string) => {
  await page.goto(GUIDE);
  const form = page.getByRole('form', { name: 'Feedback on this page' });
  await form.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox')).toBeFocused();
  return form;
};

test.describe('feedback on a page', () => {
  test('becomes an issue without an address, by keyboard', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: '' }));
    const form = await answer(page, 'No');
    await page.keyboard.type('Which seats count?');
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const fields = new URL((await popup).url()).searchParams;
    expect(fields.get('title')).toContain('[docs]');
    expect(fields.get('body')).toMatch(/licensing\/\n\nWhich seats count\?$/);
    await expect(form.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(form.getByText('Thank you!')).toHaveCount(0);
  });

  test('is sent to an address, and nothing is lost when that fails', full, async ({ page, pageLog }) => {
    const received: unknown[] = [];
    let isUp = false;
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-feedback]')?.setAttribute('data-feedback', '/feedback'),
      );
    });
    await page.route('**/feedback', (route) => {
      if (isUp) received.push(route.request().postDataJSON());
      return isUp ? route.fulfill({ status: 204 }) : route.abort();
    });
    const form = await answer(page, 'Yes');
    await page.keyboard.type('Clear');
    await expect(form.getByText("Your feedback couldn't be sent.", { exact: false })).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('Clear');
    await expect(form.getByRole('link', { name: 'Open an issue' })).toBeVisible();
    isUp = true;
    // The browser reports the first attempt and its retry.
    expect(pageLog.splice(0)).toEqual(Array(2).fill('console error: Failed to load resource: net::ERR_FAILED'));
    await form.getByRole('button', { name: 'Open an issue' }).click();
    await expect(form.getByText('Thank you!')).toBeVisible();
    expect(received).toEqual([{ id: expect.any(String) as unknown, page: GUIDE, answer: 'yes', comment: 'Clear' }]);
  });
});
