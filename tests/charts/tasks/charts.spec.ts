import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/chart.ts';
import { gauge, lineDemo, lines, stacking } from './tasks.ts';

tryTasks(lines, {
  async clickedLine({ demo, svg, says }) {
    const box = await svg.boundingBox();
    if (!box) throw new Error('The chart has no size.');
    await svg.click({ position: { x: box.width / 2, y: box.height * 0.6 } });
    await says(/^onAxisClick: \{.*"axisValue":"Wed"/);
    await expect(demo.getByText(/^onAreaClick: \{/)).toBeVisible();
  },
});

tryTasks(lineDemo, {
  async liveLine({ button, ticks }) {
    const labels = async () => (await ticks('x').allTextContents()).join();
    const before = await labels();
    await button('Start').click();
    await expect.poll(labels).not.toBe(before);
    await button('Pause').click();
    await expect(button('Start')).toBeVisible();
  },
});

tryTasks(gauge, {
  async batteryGauge({ demo }) {
    const meters = await demo.getByRole('meter').all();
    expect(meters).not.toEqual([]);
    for (const meter of meters) {
      await expect(meter).toHaveAccessibleName(/./);
      await expect(meter).toHaveAttribute('aria-valuetext', /[a-z]/);
    }
  },
});

tryTasks(stacking, {
  async stackOffsets({ button, ticks, switchOf }) {
    await expect(ticks('y').filter({ hasText: /^[-−]/ })).not.toHaveCount(0);
    await switchOf('Shipments are negative').click();
    await expect(ticks('y').filter({ hasText: /^[-−]/ })).toHaveCount(0);
    await button('expand').click();
    await expect(ticks('y').filter({ hasText: /^1(?:\.0)?$/ })).toHaveCount(1);
  },
});
