/** Browser code of the grid starter: loads the room once a reader reaches for it, or comes with choices or for JavaScript. */
import { find } from '#lib/hook';
import { STARTER } from '#model/hooks';
import { codeVariant } from '#services/code-preferences/browser';
import { loadOnIntent } from '#services/parts/browser';

/** A reader may have been faster than this code. */
const CHOSEN = 'input:checked:not([checked]), option:checked:not(:first-child)';

export function activateStarter() {
  const root = find(STARTER);
  if (!root) return;
  const { load } = loadOnIntent(root, () => import('./hydrate.tsx').then(({ hydrate }) => hydrate()));
  addEventListener('hashchange', load);
  if (root.querySelector(CHOSEN) || location.hash || codeVariant.get() === 'JS') load();
}
