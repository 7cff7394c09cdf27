import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { ordering } from './tasks.ts';

/** Dropping on the middle of a row creates a child, on its upper edge a sibling before it. */
const MIDDLE = { targetPosition: { x: 120, y: 16 } };
const UPPER_EDGE = { targetPosition: { x: 120, y: 3 } };

tryTasks(ordering, {
  async move({ row, shows }) {
    await row('Arrival').dragTo(row('Part two'), MIDDLE);
    await shows('Part one', 'The island', 'Part two', 'Arrival', 'The storm');
  },

  async fixed({ row, shows, item }) {
    await expect(item('Cover')).not.toHaveAttribute('draggable', 'true');
    await row('Figures').dragTo(row('Summary'), UPPER_EDGE);
    await shows('Cover (fixed)', 'Figures', 'Summary', 'Index (fixed)');
  },

  async sameParent({ row, shows }) {
    const before = ['First league', 'Otters', 'Herons', 'Foxes', 'Second league', 'Badgers'];
    await row('Otters').dragTo(row('Badgers'), UPPER_EDGE);
    await shows(...before);
    await row('Foxes').dragTo(row('Otters'), UPPER_EDGE);
    await shows('First league', 'Foxes', 'Otters', 'Herons', 'Second league', 'Badgers');
  },

  async notice({ row, says }) {
    await row('Call the plumber').dragTo(row('Later'), MIDDLE);
    await says('call: today 0 to later 0');
  },

  async buttons({ button, shows, selects }) {
    await button('Move up').click();
    await shows('Text', 'Photo', 'Shapes');
    await selects('Photo');
    await button('Move down').press('Enter');
    await shows('Text', 'Shapes', 'Photo');
  },
});
