type Field = 'hint' | 'name' | 'class' | 'values' | 'absent' | 'when';

/** The line that says in words what is marked: name, class, and the CSS variables with their values there. */
export function createReadout(view: HTMLElement) {
  const variables = (view.dataset['variables'] ?? '').split(' ').filter(Boolean);
  const write = (field: Field, text: string | undefined) => {
    const place = view.querySelector<HTMLElement>(`[data-readout="${field}"]`);
    if (!place) return;
    place.hidden = !text;
    // What is fixed was written by the server.
    if (text && field !== 'hint' && field !== 'absent') place.textContent = text;
  };

  return {
    tell(entry: HTMLElement | undefined, element: Element | undefined) {
      const { part, class: className, when } = entry?.dataset ?? {};
      write('hint', entry ? undefined : 'hint');
      write('name', part);
      // Packages document classes that they do not always set.
      write('class', className && element?.classList.contains(className) ? `.${className}` : undefined);
      write('values', element && valuesAt(element, variables));
      write('absent', entry && !element ? 'absent' : undefined);
      write('when', entry && !element ? when : undefined);
    },
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
