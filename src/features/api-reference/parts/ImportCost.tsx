import { fillIn } from '#lib/fill-in';
import { describeCost } from '#model/import-costs';
import { useApi } from '../context.ts';
import styles from './ImportCost.module.css';

/** What importing a component adds to a bundle, if it was measured. `of` is its usage key. */
export function ImportCost({ of: key }: { of: string }) {
  const { t, costOf } = useApi();
  const cost = costOf(key);
  if (!cost) return null;
  return (
    <p className={styles['cost']}>
      {describeCost(cost, t)} <small>{fillIn(t('apiCostMeasured'), { date: cost.date })}</small>
    </p>
  );
}
