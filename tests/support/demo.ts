import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Scrolls to a demo and waits until it is hydrated. */
export async function hydrateDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-root][data-awake]')).toBeAttached();
  return demo;
}

/** Whether an element appears in a demo from now on, however briefly. */
export async function watchFor(demo: Locator, selector: string): Promise<() => Promise<boolean>> {
  const watch = await demo.evaluateHandle((root, wanted) => {
    const seen = { hasAppeared: false };
    new MutationObserver(() => (seen.hasAppeared ||= root.querySelector(wanted) !== null)).observe(root, {
      childList: true,
      subtree: true,
    });
    return seen;
  }, selector);
  return () => watch.evaluate(({ hasAppeared }) => hasAppeared);
}

/** Resets a demo. It looks the same afterwards, so a marker attribute shows that its elements were replaced. */
export async function resetDemo(demo: Locator) {
  const content = demo.locator('[data-demo-root] > *');
  await content.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-used', '')));
  await demo.getByRole('button', { name: 'Reset demo', exact: true }).click();
  await expect(demo.locator('[data-demo-root] > [data-used]')).toHaveCount(0);
  await expect(content.filter({ visible: true })).not.toHaveCount(0);
}
