/** The listbox of a combobox: focus stays in the input, one option is active, and Enter selects it. */
export function createList(
  input: HTMLInputElement,
  listbox: HTMLElement,
  choose: (option: HTMLElement, isInNewTab: boolean) => void,
) {
  let options: HTMLElement[] = [];
  let active = -1;

  function activate(index: number, isScrolled = true) {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[active];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    if (isScrolled) option.scrollIntoView({ block: 'nearest' });
  }

  function move(step: number) {
    if (options.length > 0) activate((active + step + options.length) % options.length);
  }

  input.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    // Ignore keys while an input method editor is composing.
    if (isComposing) return;
    const step = STEPS[ctrlKey ? `Ctrl ${key}` : key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option) choose(option, ctrlKey || metaKey);
    }
  });
  listbox.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const index = option ? options.indexOf(option) : -1;
    if (index !== -1 && index !== active) activate(index, false);
  });

  return {
    /**
     * Replaces the options, which can stand in groups. A link that was active stays active if it is still present; otherwise
     * `first` is.
     */
    show(next: readonly HTMLElement[], groups: readonly HTMLElement[] = next, first = 0) {
      const before = active > 0 ? options[active]?.getAttribute('href') : null;
      options = [...next];
      options.forEach((option, index) => (option.id = `${listbox.id}-${index}`));
      listbox.replaceChildren(...groups);
      listbox.hidden = options.length === 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      const kept = before ? options.findIndex((option) => option.getAttribute('href') === before) : -1;
      active = -1;
      activate(kept === -1 ? first : kept);
    },
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, 'Ctrl n': 1, 'Ctrl p': -1 };
