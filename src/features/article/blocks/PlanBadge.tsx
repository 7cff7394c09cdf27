import type { Plan } from '#model/nav';
import { PLAN_NAMES } from '#model/package-plan';
import { Badge } from '#ui';

/** `<Plan is="pro" />` in text: the plan required by the feature before it. */
export function PlanBadge({ is: plan }: { is: Plan }) {
  return <Badge tone={plan}>{PLAN_NAMES[plan]}</Badge>;
}
