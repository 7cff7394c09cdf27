import type { InstallPlan } from '#model/install';
import type { Translate } from '#services/i18n';

export function planNames(t: Translate): Readonly<Record<InstallPlan, string>> {
  return { community: t('apiCommunity'), pro: t('pro'), premium: t('premium') };
}
