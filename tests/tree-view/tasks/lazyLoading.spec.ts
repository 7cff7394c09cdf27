import { watchFor } from '../../support/demo.ts';
import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { lazyLoading } from './tasks.ts';

tryTasks(lazyLoading, {
  async children({ row, shows, demo }) {
    const hasLoaded = await watchFor(demo, '[role="progressbar"]');
    await row('Home').click();
    await shows('Home', 'Music', 'Photos', 'Backup', 'Scans');
    expect(await hasLoaded()).toBe(true);
  },

  async error({ row, shows }) {
    await row('North').click();
    await expect(row('North').locator('.MuiTreeItem-errorIcon')).toBeVisible();
    await shows('North', 'South');
    await row('North').click();
    await shows('North', 'It worked this time', 'South');
    await expect(row('North').locator('.MuiTreeItem-errorIcon')).toHaveCount(0);
  },

  async cache({ row, shows, says }) {
    await row('Crime').click();
    await shows('Crime', 'A book about crime', 'Travel');
    await row('Crime').click();
    await shows('Crime', 'Travel');
    await row('Crime').click();
    await shows('Crime', 'A book about crime', 'Travel');
    await says('Requests: crime');
  },

  async refresh({ row, button, shows }) {
    await row('Hall 1').click();
    await shows('Hall 1', 'Sensor: 21 °C', 'Hall 2');
    await button('Refresh Hall 1').click();
    await shows('Hall 1', 'Sensor: 22 °C', 'Hall 2');
  },
});
