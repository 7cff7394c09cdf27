import type { Plan } from '#model/nav';
import { Badge } from '#ui';

const NAMES = { pro: 'Pro', premium: 'Premium' };

/** `<Plan is="pro" />` in a text: which plan the words before it need. */
export function PlanBadge({ is: plan }: { is: Plan }) {
  return <Badge tone={plan}>{NAMES[plan]}</Badge>;
}
