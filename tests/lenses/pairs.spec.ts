import { expect, full, test } from '../support/fixtures.ts';

const PAGES = [
  ['/x/react-data-grid/pagination/', 'BrowsePages'],
  ['/x/react-date-pickers/date-calendar/', 'BasicCalendar'],
  ['/x/react-charts/bars/', 'MonthlyRainfall'],
  ['/x/react-tree-view/rich-tree-view/selection/', 'SingleSelection'],
] as const;

/** What a reader can choose beside each other; the direction is no lens, but changes the same demos. */
const CHOICES = {
  plan: 'pro',
  dates: 'luxon',
  locale: 'de',
  theme: '7c3aed-radius12-compact',
  direction: 'rtl',
} as const;
type Choice = keyof typeof CHOICES;

const choices = Object.keys(CHOICES) as Choice[];
const pairs = choices.flatMap((one, index) => choices.slice(index + 1).map((other) => [one, other] as const));

for (const pair of pairs)
  test(`${pair.join(' and ')} go together, and the page logs nothing`, full, async ({ page }) => {
    if (pair.includes('direction'))
      await page.addInitScript((value) => localStorage.setItem('mui-direction', value), CHOICES.direction);
    const lenses = pair.filter((choice) => choice !== 'direction');
    const query = new URLSearchParams(lenses.map((lens) => [lens, CHOICES[lens]]));
    for (const [path, name] of PAGES) {
      await page.goto(`${path}?${query}`);
      const demo = page.locator(`[data-demo="${name}"]`);
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.locator('astro-island:not([ssr])')).toBeAttached();
      await demo.getByRole('button', { name: /show .*code/i }).click();
      await expect(demo.locator('.demo-lines pre')).toBeVisible();
      for (const lens of lenses) await expect(page.locator('html')).toHaveAttribute(`data-${lens}-lens`, CHOICES[lens]);
    }
  });
