import type { Plan } from '#model/nav';
import { Badge } from '#ui';

const NAMES = { pro: 'Pro', premium: 'Premium' };

/** `<Plan is="pro" />` in text: the plan required by the feature before it. */
export function PlanBadge({ is: plan }: { is: Plan }) {
  return <Badge tone={plan}>{NAMES[plan]}</Badge>;
}
