/** Browser code of the explorer: loads the room once a reader reaches for it, or comes with a link to a state. */
import { find } from '#lib/hook';
import { CODE_VARIANTS } from '#model/demo';
import { EXPLORER } from '#model/hooks';
import { codeVariant } from '#services/code-preferences/browser';
import { loadOnIntent } from '#services/parts/browser';
import { CONTROLS_ID, FIELD, VARIANT } from './hooks.ts';

export function activateExplorer() {
  const root = find(EXPLORER);
  if (!root) return;
  /** What a reader has set before the room answered. */
  const early = new Map<string, string>();
  /** The room takes it over from the hash, as from a link. */
  const handOver = () => {
    if (early.size > 0) location.hash = `${new URLSearchParams([...early])}&${location.hash.slice(1)}`;
    early.clear();
  };
  const { load, signal } = loadOnIntent(root, async () => {
    const { hydrate } = await import('./hydrate.tsx');
    handOver();
    await hydrate();
  });
  signal.addEventListener('abort', handOver);
  const take = (field: HTMLInputElement | HTMLSelectElement) => {
    load();
    const id = field.id || field.name;
    const variant = CODE_VARIANTS.find((one) => one === field.value);
    if (id === VARIANT && variant) codeVariant.set(variant);
    else if (id.startsWith(FIELD))
      early.set(
        id.slice(FIELD.length),
        field.type === 'checkbox' ? String('checked' in field && field.checked) : field.value,
      );
  };
  root.addEventListener('change', ({ target }) => isField(target) && take(target), { signal });
  // The sheet leaves room for the component. This event does not bubble.
  root.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && target instanceof Element && target.id === CONTROLS_ID)
        root.parentElement?.scrollIntoView();
    },
    { capture: true },
  );
  addEventListener('hashchange', load);
  // A reader may have been faster than this code.
  for (const field of root.querySelectorAll('input, select')) if (isField(field) && isChanged(field)) take(field);
  if (location.hash.length > 1) load();
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
