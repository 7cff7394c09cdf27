import type { Plan } from '#model/nav';

const PLANS: readonly Plan[] = ['pro', 'premium'];

/** The plans that rows tell, the smaller first. */
export function plansOf(rows: readonly { plan?: Plan | undefined }[]): Plan[] {
  return PLANS.filter((plan) => rows.some((row) => row.plan === plan));
}
