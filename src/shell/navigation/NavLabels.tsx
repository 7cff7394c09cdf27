import type { NavEntry } from '#model/nav';
import { Badge } from '#ui';
import type { Translate } from '#services/i18n';

/** Badges after a title: plan, new, planned, preview. */
export function NavLabels({ of: { plan, isNew, status }, t }: { of: NavEntry; t: Translate }) {
  return (
    <>
      {isNew && <Badge tone="new">{t('new')}</Badge>}
      {status === 'planned' && <Badge>{t('planned')}</Badge>}
      {status === 'unstable' && <Badge tone="unstable">{t('preview')}</Badge>}
      {plan && <Badge tone={plan}>{t(plan)}</Badge>}
    </>
  );
}
