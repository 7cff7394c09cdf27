import { CLICK_ATTRIBUTES as ATTRIBUTES } from '#model/clicks';
import type { Click } from './events.ts';

/** The subset of `Element` used here. Other objects in an event path have no `getAttribute`. */
interface AttributeHolder {
  getAttribute: (name: string) => string | null;
}

/** The event for a click, from the nearest element with a category; its ancestors are ignored. */
export function clickOf(path: readonly unknown[], roll: () => number): Click | undefined {
  const element = path.find(
    (target): target is AttributeHolder => hasAttributes(target) && Boolean(target.getAttribute(ATTRIBUTES.category)),
  );
  if (!element || !isInSample(element.getAttribute(ATTRIBUTES.split), roll)) return undefined;
  return {
    type: 'click',
    category: element.getAttribute(ATTRIBUTES.category) ?? '',
    action: element.getAttribute(ATTRIBUTES.action) ?? undefined,
    label: element.getAttribute(ATTRIBUTES.label) ?? undefined,
  };
}

/** The split is the share of clicks to report. If it is not a number, all clicks are reported. */
export function isInSample(split: string | null, roll: () => number): boolean {
  const share = split === null || split.trim() === '' ? Number.NaN : Number(split);
  return Number.isNaN(share) || roll() < share;
}

function hasAttributes(target: unknown): target is AttributeHolder {
  return (
    typeof target === 'object' &&
    target !== null &&
    'getAttribute' in target &&
    typeof target.getAttribute === 'function'
  );
}
