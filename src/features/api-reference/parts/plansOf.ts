import type { Plan } from '#model/nav';

const PLANS: readonly Plan[] = ['pro', 'premium'];

/** The plans that occur in the rows, Pro first. */
export function plansOf(rows: readonly { plan?: Plan | undefined }[]): Plan[] {
  return PLANS.filter((plan) => rows.some((row) => row.plan === plan));
}
