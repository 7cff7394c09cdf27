import { ArrowDownAZ, type IconNode, Rows3, Table2 } from 'lucide';
import { mark } from '#lib/hook';
import type { Plan } from '#model/nav';
import { FilterField, Icon, Segment } from '#ui';
import { useApi } from '../context.ts';
import { BAR, FILTER, ORDER, PLAN_OPTION, STATUS, VIEW_CHOICE } from '../hooks.ts';
import styles from './Bar.module.css';

const PLANS: readonly Plan[] = ['pro', 'premium'];

/** A page with this many rows or fewer needs no filter. */
export const MAX_ROWS_WITHOUT_FILTER = 6;

interface BarProps {
  /** The rows whose plans can be chosen. */
  rows?: readonly { plan?: Plan | undefined }[];
  hasGroups?: boolean;
}

/** Sticky bar with filter, plans and view. It needs JavaScript. */
export function Bar({ rows = [], hasGroups = false }: BarProps) {
  const { t } = useApi();
  const plans = PLANS.filter((plan) => rows.some((row) => row.plan === plan));
  return (
    <div
      className={`${styles['bar']} needs-script`}
      role="search"
      aria-label={t('apiFilter')}
      {...mark(BAR)}
      data-plans={plans.length > 0 ? '' : undefined}
      data-print="hide"
    >
      <FilterField className={styles['filter']} label={t('apiFilter')} {...mark(FILTER)} />
      <span className={styles['status']} role="status" {...mark(STATUS)} />
      {plans.length > 0 && (
        <fieldset className="ui-segments">
          <legend className="visually-hidden">{t('apiPlans')}</legend>
          <PlanOption value="" defaultChecked>
            {t('apiAllPlans')}
          </PlanOption>
          <PlanOption value="community">{t('apiCommunity')}</PlanOption>
          {plans.map((plan) => (
            <PlanOption key={plan} value={plan}>
              {t(plan)}
            </PlanOption>
          ))}
        </fieldset>
      )}
      <div className={styles['views']}>
        {hasGroups && (
          <div className="ui-segments">
            <ViewOption type="checkbox" label={t('apiAlphabetical')} icon={ArrowDownAZ} {...mark(ORDER)} />
          </div>
        )}
        <div className="ui-segments" role="radiogroup" aria-label={t('apiView')}>
          <ViewOption label={t('apiViewTable')} icon={Table2} {...mark(VIEW_CHOICE, 'table')} />
          <ViewOption label={t('apiViewList')} icon={Rows3} {...mark(VIEW_CHOICE, 'list')} />
        </div>
      </div>
    </div>
  );
}

/** Form fields instead of buttons, because they keep what is chosen before the script has loaded. */
function ViewOption({
  label,
  icon,
  ...input
}: { label: string; icon: IconNode } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Segment className={styles['view']} name="api-view" title={label} aria-label={label} {...input}>
      <Icon of={icon} />
    </Segment>
  );
}

function PlanOption(option: React.ComponentProps<typeof Segment>) {
  return <Segment className={styles['option']} name="api-plan" {...option} {...mark(PLAN_OPTION)} />;
}
