import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, full, fullAndWhole, test } from '../support/fixtures.ts';
import { openedTab } from '../support/openedTab.ts';
import { workbench } from './support/workbench.ts';

/** Number of demos that the full run opens in the playground. */
const DEMOS = 20;

/** Evenly distributed over all demos, so that all products are included. */
function someDemos(): string[] {
  const folders = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\/demos\/[^/]+\/demo\.ts$/.test(file))
    .map((file) => dirname(file).replace('/demos/', '/'))
    .sort();
  const step = folders.length / DEMOS;
  return Array.from({ length: DEMOS }, (_, index) => folders[Math.floor(index * step)] ?? '');
}

const isLicenseNotice = (text: string) => text.includes('MUI X: Missing license key');

test.describe('the playground runs', () => {
  for (const starter of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    test(`the starter ${starter}, with an empty console`, starter === 'data-grid' ? {} : full, async ({ page }) => {
      const bench = workbench(page);
      await bench.open(`#starter=${starter}`);
      await bench.isAt('rendered');
      await page.waitForTimeout(500);
      await expect(bench.log).toHaveCount(0);
      await expect(bench.problem).toBeHidden();
    });
  }

  for (const demo of someDemos()) {
    test(`the demo ${demo}, opened from its toolbar, with an empty console`, fullAndWhole, async ({ page }) => {
      await page.goto(`/x/demos/${demo}/`);
      const [tab] = await Promise.all([
        openedTab(page),
        page.getByRole('link', { name: 'Open in playground' }).click(),
      ]);
      await expect(tab).toHaveURL(/\/x\/playground\/#project=/);
      const bench = workbench(tab);
      await bench.isAt('rendered');
      await page.waitForTimeout(500);
      const said = await bench.log.allTextContents();
      expect(said.filter((text) => !isLicenseNotice(text))).toEqual([]);
      await expect(bench.problem).toBeHidden();
    });
  }
});
