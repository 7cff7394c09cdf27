import { element, type Parts } from './parts.ts';

/** One tab per file; arrow keys move the selection. */
export function createTabs({ part }: Parts, choose: (name: string) => void) {
  const list = part('tabs');
  const panel = part('editor');
  panel.id ||= 'playground-editor';
  panel.setAttribute('role', 'tabpanel');

  list.addEventListener('keydown', (event) => {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const index = tabs.findIndex((tab) => tab === event.target);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    choose(tab?.textContent ?? '');
    list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });

  return function showTabs(names: readonly string[], current: string) {
    list.replaceChildren(
      ...names.map((name) => {
        const isCurrent = name === current;
        const tab = element('button', name, {
          type: 'button',
          role: 'tab',
          'aria-selected': String(isCurrent),
          'aria-controls': panel.id,
          tabindex: isCurrent ? '0' : '-1',
        });
        tab.addEventListener('click', () => choose(name));
        return tab;
      }),
    );
    panel.setAttribute('aria-label', current);
  };
}
