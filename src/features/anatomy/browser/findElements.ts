import type { Found, Target } from './anatomyState.ts';
import type { ListedPart, Places } from './readAnatomy.ts';

/** More marks would hide the component. */
const MAX_MARKS = 24;

/** Looks for a part on the component. */
export function findElements(
  { live, stage }: Places,
  { selector, className }: ListedPart,
  { element }: Target,
  variables: readonly string[],
): Found {
  const elements = element ? [element].filter((it) => stage.contains(it)) : [...stage.querySelectorAll(selector)];
  const [first] = elements;
  const origin = live.getBoundingClientRect();
  return {
    isPresent: first !== undefined,
    hasClass: className !== undefined && first?.classList.contains(className) === true,
    values: first ? valuesAt(first, variables) : '',
    boxes: elements
      .map((it) => it.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .slice(0, MAX_MARKS)
      .map(({ left, top, width, height }) => ({ left: left - origin.left, top: top - origin.top, width, height })),
  };
}

function valuesAt(element: Element, variables: readonly string[]): string {
  const style = getComputedStyle(element);
  return variables
    .map((name) => [name, style.getPropertyValue(name).trim()])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
