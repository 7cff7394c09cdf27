type Field = 'hint' | 'name' | 'class' | 'values' | 'absent' | 'when';

/** The line that describes the highlighted part: name, class, and the computed values of the CSS variables. */
export function createReadout(view: HTMLElement) {
  const variables = (view.dataset['variables'] ?? '').split(' ').filter(Boolean);
  const write = (field: Field, text: string | undefined) => {
    const output = view.querySelector<HTMLElement>(`[data-readout="${field}"]`);
    if (!output) return;
    output.hidden = !text;
    // Static texts are rendered on the server.
    if (text && field !== 'hint' && field !== 'absent') output.textContent = text;
  };

  return {
    show(entry: HTMLElement | undefined, element: Element | undefined) {
      const { part, class: className, when } = entry?.dataset ?? {};
      write('hint', entry ? undefined : 'hint');
      write('name', part);
      // Packages document classes that they don't always set.
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
