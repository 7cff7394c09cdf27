/** Browser code of the demo index: the filter, whose state is part of the URL. */
import { find, findAll, findAround, read } from '#lib/hook';
import { DEMO_INDEX, NO_MATCHES } from '#model/hooks';
import { DEMO, DEMO_PLAN, PAGE, PRODUCT } from './hooks.ts';
import { matchesDemo } from './matchesDemo.ts';

const FIELDS = ['words', 'product', 'plan'] as const;

export function activateDemoIndex() {
  const root = find(DEMO_INDEX);
  const form = root?.querySelector('form');
  const status = form?.querySelector('[role="status"]');
  if (!root || !form || !status) return;
  const demos = findAll(DEMO, root).map((element) => ({
    element,
    text: `${findAround(PAGE, element)?.querySelector('h3')?.textContent ?? ''} ${element.textContent ?? ''} ${read(DEMO, element)}`.toLowerCase(),
    plan: read(DEMO_PLAN, element),
    product: productOf(element),
  }));

  const groups = [...findAll(PAGE, root), ...findAll(PRODUCT, root)];
  const noMatches = read(NO_MATCHES, root);

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
    for (const group of groups) group.hidden = !group.querySelector(`[${DEMO}]:not([hidden])`);
    if (status) status.textContent = count === 0 ? noMatches : `${count} / ${demos.length}`;
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

function productOf(demo: HTMLElement): string {
  const section = findAround(PRODUCT, demo);
  return section ? read(PRODUCT, section) : '';
}
