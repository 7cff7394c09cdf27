import { expect, test } from '@playwright/test';
import { full } from '../support/fixtures.ts';
import { ATTEMPTS, codeOf, watchTraces } from './support/escapes.ts';
import { workbench } from './support/workbench.ts';

/** Some attempts need a click of the user, or a permission. */
test.use({ permissions: ['clipboard-write'] });

test('F77 all attempts of user code to escape are denied', async ({ page, context }) => {
  const names = Object.keys(ATTEMPTS);
  const traces = await watchTraces(context, page);
  const bench = workbench(page);
  await bench.open('#starter=charts');
  await bench.write(`${codeOf(Object.values(ATTEMPTS))}
export default () => <button onClick={() => tryAll().then((all) => console.log(JSON.stringify(all)))}>Try</button>;`);
  await bench.preview.getByRole('button', { name: 'Try' }).click();
  await expect(bench.log).toHaveCount(1);
  const outcomes = JSON.parse((await bench.log.textContent()) ?? '') as string[];
  expect(outcomes).toHaveLength(names.length);
  expect(names.filter((_, index) => outcomes[index] !== 'denied')).toEqual([]);
  expect(traces).toEqual([]);
  await expect(page).toHaveURL(/\/x\/playground\//);
});

test.describe('without a sandbox', full, () => {
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    test(`the attempt to ${name} succeeds, so that its denial means something`, async ({ page, context, baseURL }) => {
      const traces = await watchTraces(context, page);
      const inner = `<!doctype html><body><button>Try</button><script>${codeOf([attempt]).replaceAll('</', '<\\/')}
document.querySelector('button').onclick = async () => parent.postMessage({ outcomes: await tryAll() }, '*');</script>`;
      await page.route('**/unprotected-page', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Page</title><iframe allow="fullscreen; clipboard-write" src="/unprotected-frame"></iframe>',
        }),
      );
      await page.route('**/unprotected-frame', (route) => route.fulfill({ contentType: 'text/html', body: inner }));
      await page.goto(`${baseURL}/unprotected-page`);
      await page.evaluate(() =>
        addEventListener('message', ({ data }) => data.outcomes && Object.assign(window, data)),
      );
      await page.frameLocator('iframe').getByRole('button', { name: 'Try' }).click();
      const outcomes = () =>
        page.evaluate(() => (window as { outcomes?: string[] }).outcomes ?? []).catch((): string[] => []);
      await expect.poll(async () => (await outcomes()).includes('escaped') || traces.length > 0).toBe(true);
    });
  }
});

test('F77 the frame cannot be navigated', full, async ({ page }) => {
  const bench = workbench(page);
  await bench.open('#starter=charts');
  for (const address of ['https://elsewhere.test/', 'data:text/html,moved', 'blob:null/a']) {
    await bench.write(
      `setTimeout(() => location.assign(${JSON.stringify(address)}), 2500);\nexport default () => <p>before ${address.length}</p>;`,
    );
    await expect(bench.preview.getByText(`before ${address.length}`)).toBeVisible();
    await page.waitForTimeout(3500);
    const addresses = page.frames().map((frame) => frame.url());
    expect(
      addresses.filter((url) => url.startsWith('https:') || url.startsWith('data:') || url.startsWith('blob:')),
    ).toEqual([]);
  }
});
