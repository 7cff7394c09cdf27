import type { InstallPlan } from './install.ts';

/** From the lowest: each includes those before it. */
export const PLANS = ['community', 'pro', 'premium'] as const satisfies readonly InstallPlan[];

/** The names of the plans, from the texts of a room. */
export function planNames(texts: {
  readonly [id in 'apiCommunity' | 'pro' | 'premium']: string;
}): Readonly<Record<InstallPlan, string>> {
  return { community: texts.apiCommunity, pro: texts.pro, premium: texts.premium };
}
