import { ArrowDownAZ, Rows3, Table2 } from 'lucide';
import { mark } from '#lib/hook';
import type { Plan } from '#model/nav';
import { FilterField, Icon } from '#ui';
import { useApi } from '../context.ts';
import { BAR, FILTER, ORDER, PLAN_OPTION, STATUS, VIEW_CHOICE } from '../hooks.ts';
import styles from './Bar.module.css';

/** Sticky bar with filter, plans and view. It needs JavaScript. */
export function Bar({ plans, hasGroups = false }: { plans: readonly Plan[]; hasGroups?: boolean }) {
  const { t } = useApi();
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
        <fieldset className={styles['choice']}>
          <legend className="visually-hidden">{t('apiPlans')}</legend>
          <PlanOption value="" label={t('apiAllPlans')} isChecked />
          <PlanOption value="community" label={t('apiCommunity')} />
          {plans.map((plan) => (
            <PlanOption key={plan} value={plan} label={t(plan)} />
          ))}
        </fieldset>
      )}
      <div className={styles['views']}>
        {hasGroups && (
          <div className={styles['choice']}>
            <button
              className={styles['view']}
              type="button"
              aria-pressed="false"
              title={t('apiAlphabetical')}
              {...mark(ORDER)}
            >
              <Icon of={ArrowDownAZ} />
              <span className="visually-hidden">{t('apiAlphabetical')}</span>
            </button>
          </div>
        )}
        <div className={styles['choice']} role="group" aria-label={t('apiView')}>
          <button
            className={styles['view']}
            type="button"
            aria-pressed="true"
            title={t('apiViewTable')}
            {...mark(VIEW_CHOICE, 'table')}
          >
            <Icon of={Table2} />
            <span className="visually-hidden">{t('apiViewTable')}</span>
          </button>
          <button
            className={styles['view']}
            type="button"
            aria-pressed="false"
            title={t('apiViewList')}
            {...mark(VIEW_CHOICE, 'list')}
          >
            <Icon of={Rows3} />
            <span className="visually-hidden">{t('apiViewList')}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function PlanOption({ value, label, isChecked = false }: { value: string; label: string; isChecked?: boolean }) {
  return (
    <label className={styles['option']}>
      <input
        className="visually-hidden"
        type="radio"
        name="api-plan"
        value={value}
        defaultChecked={isChecked}
        {...mark(PLAN_OPTION)}
      />
      {label}
    </label>
  );
}
