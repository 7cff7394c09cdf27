import type { Page } from '@playwright/test';
import { FEEDBACK_URL } from '../../tools/testing/testSite.ts';
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

const receive = async (page: Page, isUp: () => boolean = () => true) => {
  const received: unknown[] = [];
  await page.route(FEEDBACK_URL, (route) => {
    if (!isUp()) return route.abort();
    // A browser asks before it posts JSON to another origin.
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (route.request().method() === 'POST') received.push(route.request().postDataJSON());
    return route.fulfill({ status: 204, headers });
  });
  return received;
};

test.describe('feedback on a page', () => {
  test('is acknowledged once it is sent, with a comment or without', async ({ page }) => {
    const received = await receive(page);
    await page.goto(GUIDE);
    const form = await answer(page, 'Yes');
    const send = form.getByRole('button', { name: 'Send' });
    await expect(form.getByRole('status')).toHaveText('Thank you! Your answer was sent.');
    await send.click();
    await expect(form.getByRole('status')).toContainText('no comment');
    await expect(form.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Clear');
    await send.dblclick();
    await expect(form.getByRole('status')).toHaveText('Thank you! Your comment was sent.');
    await expect(form.getByRole('status')).toBeFocused();
    await expect(form.getByRole('textbox')).toBeHidden();
    const sent = { id: expect.any(String) as unknown, page: GUIDE, answer: 'yes' };
    expect(received).toEqual([sent, sent, { ...sent, comment: 'Clear' }]);
  });

  test('is sent again when sending fails, and nothing is lost', full, async ({ page, pageLog }) => {
    let isUp = false;
    const received = await receive(page, () => isUp);
    await page.goto(GUIDE);
    const form = await answer(page, 'Yes');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Clear');
    await expect(form.getByText('Your feedback couldn’t be sent.', { exact: false })).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('Clear');
    await expect(form.getByRole('link', { name: 'Open an issue' })).toBeVisible();
    await expect(form).not.toHaveAttribute('aria-busy');
    isUp = true;
    // The browser reports the first attempt and its retry.
    expect(pageLog.splice(0)).toEqual(Array(2).fill('console error: Failed to load resource: net::ERR_FAILED'));
    await form.getByRole('button', { name: 'Send' }).click();
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
