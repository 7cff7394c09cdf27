import { expect, test } from '../support/fixtures.ts';
import { ON_DEMAND } from '../support/slowNetwork.ts';

for (const [what, name, shown] of [
  ['code', /show .*code/i, '.demo-lines'],
  ['an editor', 'Edit this demo', '.cm-content'],
] as const) {
  test(`${what} that cannot be loaded is announced, and the next click opens it`, async ({ page, pageLog }) => {
    await page.goto('/x/react-data-grid/quickstart/');
    const demo = page.locator('[data-demo="FirstGrid"]');
    await expect(demo.locator('[data-awake]')).toBeAttached();
    await page.route(ON_DEMAND, (route) => route.abort());
    await demo.getByRole('button', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' })).toBeVisible();
    await expect(demo.locator(shown)).toHaveCount(0);
    await page.unroute(ON_DEMAND);
    await demo.getByRole('button', { name }).click();
    await expect(demo.locator(shown)).toContainText('export default function FirstGrid()');
    expect(pageLog.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
}
