import type { InstallPlan } from './install.ts';

/** The names of the plans, from the texts of a room. */
export function planNames(texts: {
  readonly [id in 'apiCommunity' | 'pro' | 'premium']: string;
}): Readonly<Record<InstallPlan, string>> {
  return { community: texts.apiCommunity, pro: texts.pro, premium: texts.premium };
}
