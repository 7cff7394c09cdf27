import { fillIn } from '#lib/fill-in';
import { planNames } from '#model/plan-names';
import { Badge } from '#ui';
import type { Choices } from './choices.ts';
import { planOf } from './compose.ts';
import type { StarterProps } from './props.ts';

/** The plan, and why: "Row grouping needs Premium; without it, Community is enough." */
export function PlanReason({
  texts,
  language,
  choices,
}: Pick<StarterProps, 'texts' | 'language'> & { choices: Choices }) {
  const { plan, because, otherwise } = planOf(choices);
  const names = planNames(texts);
  const needs = because.map((option) => texts[`starterNeed_${option}` as keyof typeof texts]);
  const features = new Intl.ListFormat(language).format(needs);
  const text =
    plan === 'community'
      ? texts.starterEnough
      : fillIn(needs.length > 1 ? texts.starterNeedsMore : texts.starterNeeds, {
          features: features.charAt(0).toUpperCase() + features.slice(1),
          plan: names[plan],
          otherwise: names[otherwise],
        });
  return (
    <p className="starter-plan" role="status">
      <Badge tone={plan === 'community' ? 'new' : plan}>{names[plan]}</Badge>
      {` ${text}`}
    </p>
  );
}
