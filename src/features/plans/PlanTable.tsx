import { mark } from '#lib/hook';
import type { ApiFolder } from '#model/api-folders';
import { NO_MATCHES, PLAN, PLAN_TABLE } from '#model/hooks';
import type { InstallPlan } from '#model/install';
import { comparePlans, type Feature, isIncluded } from '#model/plans';
import type { MessageId, Translate } from '#services/i18n';
import { Badge, FilterField, Segment } from '#ui';
import { FEATURE } from './hooks.ts';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  of: ApiFolder;
  around: { t: Translate; hrefOf: (path: string) => string };
}

const CHOICES: Readonly<Record<InstallPlan, MessageId>> = {
  community: 'apiCommunity',
  pro: 'planTableProAdds',
  premium: 'planTablePremiumAdds',
};

/** Which plan of a product has which feature. Static markup; a controller activates the filter. */
export function PlanTable({ of: product, around: { t, hrefOf } }: PlanTableProps) {
  const { name, plans, areas } = comparePlans(product);
  const label = `${t('planTable')}: ${name}`;
  return (
    <div data-wide="" {...mark(PLAN_TABLE)} {...mark(NO_MATCHES, t('planTableNone'))}>
      <form
        className={`${styles['bar']} needs-script`}
        role="search"
        aria-label={t('planTableFilter')}
        data-print="hide"
      >
        <FilterField className={styles['filter']} label={t('planTableFilter')} name="words" />
        <fieldset className={`${styles['choice']} ui-segments`}>
          <legend className="visually-hidden">{t('apiPlans')}</legend>
          <Segment name="plan" value="" defaultChecked>
            {t('apiAllPlans')}
          </Segment>
          {plans.map((plan) => (
            <Segment key={plan} name="plan" value={plan}>
              {t(CHOICES[plan])}
            </Segment>
          ))}
        </fieldset>
        <span className={styles['status']} role="status" />
      </form>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('planTableFeature')}</th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan === 'community' ? t('apiCommunity') : <Badge tone={plan}>{t(plan)}</Badge>}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ title, features }) => (
          <tbody key={title}>
            <tr className={styles['area']}>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {title}
              </th>
            </tr>
            {features.map((feature) => (
              <tr key={feature.href} {...mark(FEATURE, feature.plan ?? 'community')} {...mark(PLAN, feature.plan)}>
                <th scope="row">
                  <a href={hrefWith(feature, hrefOf)}>{feature.name}</a>
                </th>
                {plans.map((plan) => (
                  <td key={plan} className={styles[isIncluded(feature, plan) ? 'included' : 'missing']}>
                    <span className="visually-hidden">
                      {t(isIncluded(feature, plan) ? 'planTableIncluded' : 'planTableMissing')}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function hrefWith({ href }: Feature, hrefOf: (path: string) => string): string {
  const [path = '', hash] = href.split('#');
  return hash ? `${hrefOf(path)}#${hash}` : hrefOf(path);
}
