import type { TreeOnPage } from './support/tree.ts';

type Trial = (tree: TreeOnPage) => Promise<void>;

/** The test of each row in the keyboard tables, on a fresh tree: Birds (Heron, Swift), Fish (Trout), Otter. */
export const TRIALS: Record<'single' | 'several', Record<string, Trial>> = {
  single: {
    '↓': async ({ page, item, focuses }) => {
      await item('Birds').focus();
      await page.keyboard.press('ArrowDown');
      await focuses('Fish');
    },
    '↑': async ({ page, item, focuses }) => {
      await item('Otter').focus();
      await page.keyboard.press('ArrowUp');
      await focuses('Fish');
    },
    '→': async ({ page, item, opens, focuses }) => {
      await item('Birds').focus();
      await page.keyboard.press('ArrowRight');
      await opens('Birds');
      await focuses('Birds');
      await page.keyboard.press('ArrowRight');
      await focuses('Heron');
    },
    '←': async ({ page, row, item, opens, focuses }) => {
      await row('Birds').click();
      await item('Swift').focus();
      await page.keyboard.press('ArrowLeft');
      await focuses('Birds');
      await page.keyboard.press('ArrowLeft');
      await opens();
    },
    Home: async ({ page, item, focuses }) => {
      await item('Otter').focus();
      await page.keyboard.press('Home');
      await focuses('Birds');
    },
    End: async ({ page, item, focuses }) => {
      await item('Birds').focus();
      await page.keyboard.press('End');
      await focuses('Otter');
    },
    Enter: async ({ page, item, opens, selects }) => {
      await item('Birds').focus();
      await page.keyboard.press('Enter');
      await opens('Birds');
      await page.keyboard.press('Enter');
      await opens();
      await selects();
      await item('Otter').focus();
      await page.keyboard.press('Enter');
      await selects('Otter');
    },
    Space: async ({ page, item, selects }) => {
      await item('Fish').focus();
      await page.keyboard.press('Space');
      await selects('Fish');
      await page.keyboard.press('Space');
      await selects();
    },
    '*': async ({ page, item, opens }) => {
      await item('Otter').focus();
      await page.keyboard.press('*');
      await opens('Birds', 'Fish');
    },
    'Any letter or digit': async ({ page, item, focuses }) => {
      await item('Birds').focus();
      await page.keyboard.press('o');
      await focuses('Otter');
      await page.keyboard.press('f');
      await focuses('Fish');
    },
  },
  several: {
    Space: async ({ page, item, selects }) => {
      await item('Fish').focus();
      await page.keyboard.press('Space');
      await item('Otter').focus();
      await page.keyboard.press('Space');
      await selects('Fish', 'Otter');
      await page.keyboard.press('Space');
      await selects('Fish');
    },
    'Enter on an item without children': async ({ page, item, selects }) => {
      await item('Birds').focus();
      await page.keyboard.press('Space');
      await item('Otter').focus();
      await page.keyboard.press('Enter');
      await selects('Birds', 'Otter');
      await page.keyboard.press('Enter');
      await selects('Birds');
    },
    'Shift+Space': async ({ page, item, selects }) => {
      await item('Birds').focus();
      await page.keyboard.press('Space');
      await item('Otter').focus();
      await page.keyboard.press('Shift+Space');
      await selects('Birds', 'Fish', 'Otter');
    },
    'Shift+↓, Shift+↑': async ({ page, item, selects, focuses }) => {
      await item('Birds').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await focuses('Fish');
      await selects('Birds', 'Fish');
      await page.keyboard.press('Shift+ArrowUp');
      await focuses('Birds');
      await selects('Birds');
    },
    'Ctrl+Shift+Home': async ({ page, item, selects }) => {
      await item('Fish').focus();
      await page.keyboard.press('Control+Shift+Home');
      await selects('Birds', 'Fish');
    },
    'Ctrl+Shift+End': async ({ page, item, selects }) => {
      await item('Fish').focus();
      await page.keyboard.press('Control+Shift+End');
      await selects('Fish', 'Otter');
    },
    'Ctrl+A': async ({ page, item, selects }) => {
      await item('Birds').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+a');
      await selects('Birds', 'Heron', 'Swift', 'Fish', 'Otter');
    },
  },
};
