import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/chart.ts';
import { animation, axis, components, composition, highlighting, legend, tooltip } from './tasks.ts';

tryTasks(axis, {
  async fixedLimits({ demo, ticks, page, says }) {
    await expect(ticks('x').filter({ hasText: '1970' })).toHaveCount(1);
    await demo.getByRole('slider', { name: 'min' }).focus();
    await page.keyboard.press('ArrowRight');
    await says('min: 1975, max: 2000');
    await expect(ticks('x').filter({ hasText: '1970' })).toHaveCount(0);
  },
});

tryTasks(legend, {
  async seriesToggles({ demo }) {
    const drawn = demo.locator('path.MuiLineElement-root');
    await expect(drawn).toHaveCount(2);
    await demo.getByRole('checkbox', { name: 'Nuclear' }).check();
    await expect(drawn).toHaveCount(3);
    await demo.getByRole('checkbox', { name: 'Fossil fuels' }).uncheck();
    await expect(drawn).toHaveCount(2);
  },
});

tryTasks(tooltip, {
  async axisCard({ page, point }) {
    await point(0.5, 0.5);
    await expect(page.getByText('Wed, total')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Wed, total' })).toContainText('108');
    await point(0.9, 0.5);
    await expect(page.getByText('Fri, total')).toBeVisible();
  },
});

tryTasks(highlighting, {
  async steppedItem({ bars, button, says }) {
    await says('Mar: 240 mm');
    // The bars of March and May.
    const [march, may] = [bars.nth(1), bars.nth(2)];
    await expect(march).toHaveAttribute('data-highlighted', 'true');
    await button('Next').click();
    await says('May: 80 mm');
    await expect(may).toHaveAttribute('data-highlighted', 'true');
    await expect(march).not.toHaveAttribute('data-highlighted', 'true');
  },
  async sliderAxis({ demo, page, point, says }) {
    await demo.getByRole('slider', { name: /^Year/ }).focus();
    await page.keyboard.press('End');
    await says('Year 2010: $192.06');
    await point(0.1, 0.5);
    await says('Year 2005: $38.45');
  },
});

tryTasks(composition, {
  async seriesTypes({ bars, button, demo }) {
    await expect(bars).toHaveCount(6);
    await button('Line').click();
    await expect(bars).toHaveCount(0);
    await expect(demo.locator('path.MuiLineElement-root')).toHaveCount(2);
  },
  async clipToggles({ demo, switchOf }) {
    const clipped = demo.locator('g[clip-path]');
    const before = await clipped.count();
    await switchOf('Clip the marks').click();
    await expect(clipped).toHaveCount(before + 1);
  },
});

tryTasks(components, {
  async tableLegend({ demo }) {
    await expect(demo.getByRole('row', { name: /Renewables/ }).getByRole('cell')).toHaveText([
      '8.6',
      '11.8',
      '16.5',
      '19.1',
      '21.9',
    ]);
  },
});

tryTasks(animation, {
  async animatedChange({ button, svg }) {
    await button('Show 2015').click();
    await expect(svg).toHaveAccessibleName('Rain in Seattle by month, 2015');
    await expect(button('Show 2014')).toBeVisible();
  },
});
