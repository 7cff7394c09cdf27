import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

const GUIDE = '/x/introduction/licensing/';

/** Answers by keyboard. The answer keeps the focus, because the comment is an offer. */
const answer = async (page: Page, name: string) => {
  const form = page.getByRole('form', { name: 'Feedback on this page' });
  const button = form.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  return form;
};

/** A site that is built without an address gets one. */
const giveAddress = async (page: Page, isUp: () => boolean = () => true) => {
  const received: unknown[] = [];
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-feedback]')?.setAttribute('data-feedback', '/feedback'),
    );
  });
  await page.route('**/feedback', (route) => {
    if (isUp()) received.push(route.request().postDataJSON());
    return isUp() ? route.fulfill({ status: 204 }) : route.abort();
  });
  return received;
};

test.describe('feedback on a page', () => {
  test('becomes an issue without an address, by keyboard', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: '' }));
    await page.goto(GUIDE);
    const form = await answer(page, 'No');
    await expect(form.getByRole('status')).toContainText('nothing was sent');
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Which seats count?');
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const fields = new URL((await popup).url()).searchParams;
    expect(fields.get('title')).toContain('[docs]');
    expect(fields.get('body')).toMatch(/licensing\/\n\nWhich seats count\?$/);
    await expect(form.getByRole('status')).toHaveText('Finish the issue in the new tab.');
    await expect(form.getByText('Thank you!')).toHaveCount(0);
  });

  test('says that praise goes nowhere without an address, and offers no issue', async ({ page }) => {
    await page.goto(GUIDE);
    const form = await answer(page, 'Yes');
    await expect(form.getByRole('status')).toContainText('nothing was sent');
    await expect(form.getByRole('textbox')).toBeHidden();
    await answer(page, 'No');
    await expect(form.getByRole('textbox')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('is acknowledged once it is sent, with a comment or without', async ({ page }) => {
    const received = await giveAddress(page);
    await page.goto(GUIDE);
    const form = await answer(page, 'Yes');
    // Its name is that of the site without an address.
    const send = form.getByRole('button', { name: 'Open an issue' });
    await expect(form.getByRole('status')).toHaveText('Thank you! Your answer was sent.');
    await send.click();
    await expect(form.getByRole('status')).toContainText('no comment');
    await expect(form.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Clear');
    await send.click();
    await expect(form.getByRole('status')).toHaveText('Thank you! Your comment was sent.');
    await expect(form.getByRole('status')).toBeFocused();
    await expect(form.getByRole('textbox')).toBeHidden();
    const sent = { id: expect.any(String) as unknown, page: GUIDE, answer: 'yes' };
    expect(received).toEqual([sent, sent, { ...sent, comment: 'Clear' }]);
  });

  test('is sent again when sending fails, and nothing is lost', full, async ({ page, pageLog }) => {
    let isUp = false;
    const received = await giveAddress(page, () => isUp);
    await page.goto(GUIDE);
    const form = await answer(page, 'Yes');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
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

test.describe('feedback on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps both answers on one line', async ({ page }) => {
    await page.goto(GUIDE);
    const form = page.getByRole('form', { name: 'Feedback on this page' });
    const yes = await form.getByRole('button', { name: 'Yes' }).boundingBox();
    const no = await form.getByRole('button', { name: 'No', exact: true }).boundingBox();
    expect(no?.y).toBe(yes?.y);
  });
});
