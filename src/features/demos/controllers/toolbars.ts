import { codeStyling, codeVariant, parseDemoHash, variantInHash } from '#services/code-preferences';
import { followCodePreferences } from '#services/code-preferences/browser';
import { announce } from '#ui/browser';
import { actOn } from './actions.ts';
import { isOpen, refreshCode, toggleCode } from './codePanel.ts';
import { walkToolbar } from './walkToolbar.ts';

let isAwake = false;

/** Everything that concerns all demos of the page; once. */
export function wakeToolbars() {
  if (isAwake) return;
  isAwake = true;
  for (const toolbar of document.querySelectorAll<HTMLElement>('[data-demo-tools]')) walkToolbar(toolbar);
  followCodePreferences();
  codeVariant.subscribe(showChoices);
  codeStyling.subscribe(showChoices);
  showChoices();
  addEventListener('hashchange', followHash);
  followHash();
}

/** Does what a button of a demo says, and tells when it cannot. */
export async function use(button: HTMLElement) {
  wakeToolbars();
  const demo = button.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  await actOn(button, demo).catch(() => announce(document.body.dataset['loadFailed'] ?? ''));
}

/** The reader's choices on every toolbar, and in every panel that is open. */
function showChoices() {
  const chosen = new Set<string>([codeVariant.get(), codeStyling.get()]);
  for (const option of document.querySelectorAll<HTMLElement>('[data-demo-tools] [aria-pressed]')) {
    option.setAttribute('aria-pressed', String(chosen.has(option.dataset['value'] ?? '')));
  }
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) if (isOpen(demo)) void refreshCode(demo);
}

/** `#MultiSorting.tsx` leads to a demo and opens its code. The browser itself has scrolled to it. */
function followHash() {
  if (variantInHash(location.hash)) {
    codeVariant.reload();
    codeStyling.reload();
  }
  const wanted = parseDemoHash(location.hash);
  const demo = wanted && document.getElementById(wanted.name);
  if (demo?.dataset['demo'] && wanted?.wantsCode && !isOpen(demo)) void toggleCode(demo).catch(() => undefined);
}
