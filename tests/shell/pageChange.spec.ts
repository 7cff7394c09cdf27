import { expect, full, test } from '../support/fixtures.ts';

for (const { processors, fades } of [
  { processors: 8, fades: true },
  { processors: 2, fades: false },
]) {
  test(
    `a page change ${fades ? 'fades, with separate transitions for header and tree' : 'is immediate'} with ${processors} processors`,
    full,
    async ({ page }) => {
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
        addEventListener('pagereveal', async ({ viewTransition }) => {
          const { dataset } = document.documentElement;
          if (!viewTransition) return (dataset['change'] = 'at once');
          await viewTransition.ready;
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
          dataset['change'] = ['header', 'navigation', 'root']
            .filter((name) => parts.some((part) => part.endsWith(`(${name})`)))
            .join(' ');
        });
      }, processors);
      await page.goto('/x/introduction/');
      await page.locator('#site-navigation').getByRole('link', { name: 'Licensing', exact: true }).click();
      await page.waitForURL('**/licensing/');
      await expect(page.locator('html')).toHaveAttribute('data-change', fades ? 'header navigation root' : 'at once');
    },
  );
}
