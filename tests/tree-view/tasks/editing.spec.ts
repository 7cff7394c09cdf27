import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { editing } from './tasks.ts';

tryTasks(editing, {
  async f2({ row, page, demo, shows }) {
    const input = demo.getByRole('textbox');
    await row('Minutes').click();
    await page.keyboard.press('F2');
    await expect(input).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await input.fill('june.txt');
    await page.keyboard.press('Enter');
    await shows('Minutes', 'june.txt', 'february.txt', 'budget.csv');
  },

  async leaves({ row, demo, page, shows }) {
    const input = demo.getByRole('textbox');
    await row('Plants').locator('.MuiTreeItem-label').dblclick();
    await expect(input).toHaveCount(0);
    await row('Heron').locator('.MuiTreeItem-label').dblclick();
    await input.fill('Egret');
    await page.keyboard.press('Enter');
    await shows('Animals', 'Otter', 'Egret', 'Plants');
  },

  async keep({ row, demo, page, says }) {
    await row('Lake').locator('.MuiTreeItem-label').dblclick();
    await demo.getByRole('textbox').fill('Sea');
    await page.keyboard.press('Enter');
    await says('Saved: Sea, Garden');
  },

  async check({ row, demo, page, shows }) {
    const input = demo.getByRole('textbox');
    await row('readme.md').locator('.MuiTreeItem-label').dblclick();
    await input.fill('read/me');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('alert')).toHaveText('Do not use \\, / or :');
    await input.fill('about.md');
    await page.keyboard.press('Enter');
    await shows('about.md', 'license.txt');
  },

  async blur({ demo, row, page, shows }) {
    await row('main').locator('.MuiTreeItem-label').dblclick();
    await demo.getByRole('textbox', { name: 'Branch name' }).fill('Forgotten');
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await shows('main', 'feature/invoice', 'fix/login');
  },

  async button({ demo, page, button, row }) {
    await row('Groceries').dblclick();
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await button('Rename Groceries').click();
    await demo.getByRole('textbox').fill('Market');
    await page.keyboard.press('Enter');
    await expect(button('Rename Market')).toBeVisible();
  },
});
