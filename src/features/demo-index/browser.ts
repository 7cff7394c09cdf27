/** Browser code of the demo index: the filter, whose state is part of the URL. */
import { matchesDemo } from './matchesDemo.ts';

const FIELDS = ['words', 'product', 'plan'] as const;

export function activateDemoIndex() {
  const root = document.querySelector<HTMLElement>('[data-demo-index]');
  const form = root?.querySelector('form');
  const status = form?.querySelector('[role="status"]');
  if (!root || !form || !status) return;
  const demos = [...root.querySelectorAll<HTMLElement>('[data-names]')].map((element) => ({
    element,
    text: `${element.closest('[data-demo-page]')?.querySelector('h3')?.textContent ?? ''} ${element.textContent ?? ''} ${element.dataset['names'] ?? ''}`.toLowerCase(),
    plan: element.dataset['plan'] ?? '',
    product: element.closest<HTMLElement>('[data-product]')?.dataset['product'] ?? '',
  }));

  function apply() {
    const wanted = new FormData(form ?? undefined);
    const value = (name: (typeof FIELDS)[number]) => String(wanted.get(name) ?? '').trim();
    const filter = {
      words: value('words').toLowerCase().split(/\s+/).filter(Boolean),
      product: value('product'),
      plan: value('plan'),
    };
    let count = 0;
    for (const demo of demos) {
      const isShown = matchesDemo(demo, filter);
      demo.element.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of root?.querySelectorAll<HTMLElement>('[data-demo-page], [data-product]') ?? [])
      group.hidden = !group.querySelector('[data-names]:not([hidden])');
    if (status) status.textContent = count === 0 ? (root?.dataset['none'] ?? '') : `${count} / ${demos.length}`;
    const query = new URLSearchParams(FIELDS.flatMap((name) => (value(name) ? [[name, value(name)]] : [])));
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
  }

  const asked = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    const value = asked.get(name);
    if (value && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) field.value = value;
  }
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}
