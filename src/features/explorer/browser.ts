/** Browser code of the explorer: loads the room once a reader reaches for it, or comes with a link to a state. */
import { find, findClosest, follow } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { CODE_VARIANTS } from '#model/demo';
import { EXPLORER } from '#model/hooks';
import { codeVariant } from '#services/code-preferences/browser';
import { announce } from '#ui/browser';
import { CONTROLS_ID, FIELD, VARIANT } from './hooks.ts';

export function activateExplorer() {
  const root = find(EXPLORER);
  if (!root) return;
  /** What a reader has set before the room answered; it takes this over from the hash, as from a link. */
  const early = new Map<string, string>();
  /** The last button that was clicked before. */
  let clicked: HTMLButtonElement | null = null;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./hydrate.tsx')
      .then(({ hydrate }) => hydrate())
      .then(
        () => {
          waiting.abort();
          if (early.size > 0) location.hash = `${new URLSearchParams([...early])}&${location.hash.slice(1)}`;
          clicked?.click();
        },
        () => {
          loading = undefined;
          announce(pageData('loadFailed'));
        },
      );
  };
  follow(root, ['pointerover', 'pointerdown', 'focusin'], load);
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
  root.addEventListener('change', ({ target }) => isField(target) && take(target), waiting);
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = findClosest<HTMLButtonElement>('button', target);
      // The sheet opens without the room.
      if (!button || button.popoverTargetElement) return;
      clicked = button;
      load();
    },
    waiting,
  );
  // The sheet leaves room for the component. This event does not bubble.
  root.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && target instanceof Element && target.id === CONTROLS_ID)
        root.parentElement?.scrollIntoView();
    },
    { capture: true },
  );
  addEventListener('hashchange', load, { once: true });
  // A reader may already be in the room, and have chosen the language of the code.
  const chosen = root.querySelector<HTMLInputElement>(`[name="${VARIANT}"]:checked`);
  if (chosen && !chosen.defaultChecked) take(chosen);
  if (location.hash.length > 1 || root.contains(document.activeElement)) load();
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
