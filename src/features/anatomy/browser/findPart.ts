import type { Target } from './anatomyState.ts';
import type { ListedPart } from './readAnatomy.ts';

/** Finds the innermost part that contains an element of the live component. */
export function findPart(target: Element, stage: Element, parts: readonly ListedPart[]): Target | undefined {
  const slots = parts.filter(({ kind }) => kind === 'slot');
  // A tree has slots only for icons and itself; its other parts are named by classes.
  const classes = parts.filter(({ kind, when }) => kind === 'class' && !when);
  for (let element: Element | null = target; element && element !== stage; element = element.parentElement) {
    const here = element;
    const part = [...slots, ...classes].find(({ selector }) => here.matches(selector));
    if (part) return { part: part.name, element };
  }
  return undefined;
}
