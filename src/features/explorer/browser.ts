/** Browser code of the explorer: loads the room once a reader reaches for it, or comes with a link to a state. */
import { find, follow } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { EXPLORER } from '#model/hooks';
import { announce } from '#ui/browser';

export function activateExplorer() {
  const root = find(EXPLORER);
  if (!root) return;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./hydrate.tsx')
      .then(({ hydrate }) => hydrate())
      .catch(() => {
        loading = undefined;
        announce(pageData('loadFailed'));
      });
  };
  follow(root, ['pointerover', 'pointerdown', 'focusin'], load);
  addEventListener('hashchange', load, { once: true });
  if (location.hash.length > 1) load();
}
