import { hydrateDemo, resetDemo } from '../support/demo.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { keysOfTable } from '../support/keyTables.ts';
import { TRIALS } from './keyTrials.ts';
import { treeIn } from './support/tree.ts';

const PAGE = '/x/react-tree-view/accessibility/';

test('all keys in the tables work as documented', full, async ({ page }) => {
  test.slow();
  await page.goto(PAGE);
  const rows = {
    single: await keysOfTable(page, 'Navigate with the keyboard, table'),
    several: await keysOfTable(page, 'Select several items, table'),
  };
  expect(Object.keys(TRIALS.single), 'each row of the first table has a test').toEqual(rows.single);
  expect(Object.keys(TRIALS.several), 'each row of the second table has a test').toEqual(rows.several);

  const demo = await hydrateDemo(page, 'KeyTester');
  const tree = treeIn(page, demo);
  for (const [key, trial] of [...Object.entries(TRIALS.single), ...Object.entries(TRIALS.several)]) {
    await test.step(key, async () => {
      await resetDemo(demo);
      await tree.shows('Birds', 'Fish', 'Otter');
      await trial(tree);
    });
  }
});

test('Enter starts editing if labels are editable', full, async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/editing/');
  const { item, demo } = treeIn(page, await hydrateDemo(page, 'EditableLabels'));
  await item('Running').focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox')).toBeFocused();
});

test('in right-to-left mode, the arrow keys are mirrored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await page.goto(PAGE);
  const demo = await hydrateDemo(page, 'KeyTester');
  // Demos hydrate left to right, like the server markup, and switch afterwards.
  await expect(demo.locator('[data-demo-root]')).not.toHaveClass(/demo-not-rtl/);
  const { item, opens } = treeIn(page, demo);
  await item('Birds').focus();
  await page.keyboard.press('ArrowLeft');
  await opens('Birds');
  await page.keyboard.press('ArrowRight');
  await opens();
});

test('Tab focuses the first selected item, or otherwise the first item', async ({ page }) => {
  for (const [path, name, label] of [
    ['/x/react-tree-view/rich-tree-view/selection/', 'SingleSelection', 'Inbox'],
    [PAGE, 'KeyTester', 'Birds'],
  ] as const) {
    await page.goto(path);
    const { demo, focuses } = treeIn(page, await hydrateDemo(page, name));
    await demo.getByRole('tree').evaluate((tree) => {
      const before = document.createElement('button');
      tree.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    await focuses(label);
  }
});
