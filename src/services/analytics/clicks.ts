import { CLICK_ATTRIBUTES as ATTRIBUTES } from '#model/clicks';
import type { Click } from './events.ts';

/** The part of an element a click needs; whatever else is on an event's path has no `getAttribute`. */
interface Marked {
  getAttribute: (name: string) => string | null;
}

/** What a click reports: the nearest element with a category decides, and nothing above it is asked. */
export function clickOf(path: readonly unknown[], roll: () => number): Click | undefined {
  const marked = path.find((part): part is Marked => isMarked(part) && Boolean(part.getAttribute(ATTRIBUTES.category)));
  if (!marked || !isInSample(marked.getAttribute(ATTRIBUTES.split), roll)) return undefined;
  return {
    type: 'click',
    category: marked.getAttribute(ATTRIBUTES.category) ?? '',
    action: marked.getAttribute(ATTRIBUTES.action) ?? undefined,
    label: marked.getAttribute(ATTRIBUTES.label) ?? undefined,
  };
}

/** The split is the share of clicks that is reported; one that is not a number counts as absent. */
export function isInSample(split: string | null, roll: () => number): boolean {
  const share = split === null || split.trim() === '' ? Number.NaN : Number(split);
  return Number.isNaN(share) || roll() < share;
}

function isMarked(part: unknown): part is Marked {
  return typeof part === 'object' && part !== null && 'getAttribute' in part && typeof part.getAttribute === 'function';
}
