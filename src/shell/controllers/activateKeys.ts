import { findClosest } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { announce } from '#ui/browser';

const KEYS = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/;

/** Arrow keys in the tree, in addition to Tab. The first one loads what they do; none of them scrolls. */
export function activateKeys(scroller: HTMLElement) {
  scroller.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || !KEYS.test(key) || !findClosest('a, summary', target)) return;
    event.preventDefault();
    import('./walkNavigation.ts').then(
      (module) => module.walkNavigation(scroller, key),
      () => announce(pageData('loadFailed')),
    );
  });
}
