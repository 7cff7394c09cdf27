/** Finds the innermost part that contains an element of the live component. */
export function findPart(
  target: Element,
  stage: Element,
  entries: readonly HTMLElement[],
): { entry: HTMLElement; element: Element } | undefined {
  const slots = entries.filter(({ dataset }) => dataset['kind'] === 'slot');
  // A tree has slots only for icons and itself; its other parts are named by classes.
  const classes = entries.filter(({ dataset }) => dataset['kind'] === 'class' && !dataset['when']);
  for (let element: Element | null = target; element && element !== stage; element = element.parentElement) {
    const here = element;
    const entry = [...slots, ...classes].find(({ dataset }) => here.matches(dataset['selector'] ?? ''));
    if (entry) return { entry, element };
  }
  return undefined;
}
