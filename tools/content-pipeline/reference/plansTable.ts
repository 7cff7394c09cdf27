import type { Table } from 'mdast';
import { API_FOLDERS } from '#model/api-folders';
import { PLAN_NAMES } from '#model/package-plan';
import { comparePlans } from '#model/plans';
import { link, table, text } from './nodes.ts';

/** The features of a product and the first plan that includes each. */
export function plansTable(product: unknown): Table {
  const folder = API_FOLDERS.find((one) => one === product);
  const areas = folder ? comparePlans(folder).areas : [];
  return table(
    ['Feature', 'Area', 'Plan'],
    areas.flatMap(({ title, features }) =>
      features.map(({ name, href, plan }) => {
        const [path = '', hash] = href.split('#');
        return [
          [link(hash ? `${path}/#${hash}` : `${path}/`, text(name))],
          [text(title)],
          [text(PLAN_NAMES[plan ?? 'community'])],
        ];
      }),
    ),
  );
}
