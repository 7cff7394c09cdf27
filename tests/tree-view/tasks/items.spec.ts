import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { items } from './tasks.ts';

tryTasks(items, {
  async ownId({ item, shows }) {
    await shows('Wheel', 'Rim', 'Tire', 'Frame');
    await expect(item('Wheel')).toHaveAttribute('id', /-100$/);
  },

  async ownChildren({ item, shows }) {
    await shows('North', 'Harbor', 'Old town', 'South');
    await expect(item('South')).not.toHaveAttribute('aria-expanded');
  },

  async filter({ demo, shows }) {
    const field = demo.getByRole('textbox');
    await field.fill('pump');
    await shows('Engine', 'Oil pump', 'Cooling', 'Water pump');
    await field.fill('fan');
    await shows('Cooling', 'Fan');
    await field.fill('rudder');
    await shows();
    await field.fill('');
    await shows('Engine', 'Cooling');
  },

  async change({ button, shows }) {
    await button('Add a task').click();
    await shows('Release 2.0', 'Task 1', 'Task 2', 'Task 3');
    await button('Remove last task').click();
    await button('Remove last task').click();
    await shows('Release 2.0', 'Task 1');
  },

  async disable({ row, item, selects }) {
    await row('Row B').click();
    await selects();
    await expect(item('Row K')).toHaveAttribute('aria-disabled', 'true');
    await row('Row A').click();
    await selects('Row A');
  },

  async path({ demo, row }) {
    await row('Lisbon').click();
    await expect(demo.getByRole('navigation')).toHaveText('Europe/Portugal/Lisbon');
  },

  async scroll({ button, item }) {
    await expect(item('Shelf 28')).not.toBeInViewport();
    await button('Shelf 28').click();
    await expect(item('Shelf 28')).toBeInViewport();
  },

  async save({ button, demo }) {
    await button('Read the tree').click();
    const json = await demo.getByRole('region', { name: 'Tree as JSON' }).innerText();
    expect(JSON.parse(json)).toMatchObject([
      { id: 'news', children: [{ id: 'world' }, { id: 'sports' }] },
      { id: 'weather' },
    ]);
  },
});
