import { tryTasks } from '../support/tryTasks.ts';
import { expansion } from './tasks.ts';

tryTasks(expansion, {
  async oneBranch({ row, opens, shows }) {
    await opens('April');
    await row('June').click();
    await opens('June');
    await shows('April', 'May', 'June', 'First harvest');
    await row('June').click();
    await opens();
  },

  async everything({ button, shows }) {
    await button('Expand all').click();
    await shows('Product', 'Design', 'Research', 'Sales', 'Partners');
    await button('Collapse all').click();
    await shows('Product', 'Sales');
  },

  async iconOnly({ row, arrow, selects, opens }) {
    await row('Fiction').click();
    await selects('Fiction');
    await opens();
    await arrow('Fiction').click();
    await opens('Fiction');
  },

  async notice({ row, says }) {
    await row('Cellar').click();
    await says('cellar is open');
    await row('Cellar').click();
    await says('cellar is closed');
  },

  async byCode({ button, shows }) {
    await button('Expand or collapse Backup').click();
    await shows('Backup', 'Monday', 'Friday', 'Scans');
    await button('Expand or collapse Backup').click();
    await shows('Backup', 'Scans');
  },
});
