import type { Table } from 'mdast';
import { API_FOLDERS } from '#model/api-folders';
import { INSTALL_PLANS } from '#model/install';
import { comparePlans } from '#model/plans';
import { link, table, text } from './nodes.ts';

/** The features of a product and the first plan that includes each. */
export function plansTable(product: unknown): Table {
  const folder = API_FOLDERS.find((one) => one === product);
  const areas = folder ? comparePlans(folder).areas : [];
  return table(
    ['Feature', 'Area', 'Plan'],
    areas.flatMap(({ title, features }) =>
      features.map(({ name, href, plan = 'community' }) => {
        const [path = '', hash] = href.split('#');
        const planName = INSTALL_PLANS.find(({ id }) => id === plan)?.name ?? '';
        return [[link(hash ? `${path}/#${hash}` : `${path}/`, text(name))], [text(title)], [text(planName)]];
      }),
    ),
  );
}
