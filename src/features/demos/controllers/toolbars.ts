import { PLAYGROUND_ANCHOR } from '#model/demo';
import { codeStyling, codeVariant, parseDemoHash, variantInHash } from '#services/code-preferences';
import { followCodePreferences } from '#services/code-preferences/browser';
import { announce } from '#ui/browser';
import { actOn, type PlaygroundTarget } from './actions.ts';
import { isOpen, refreshCode, toggleCode } from './codePanel.ts';
import { resizeStage } from './resizeStage.ts';
import { walkToolbar } from './walkToolbar.ts';

let isActive = false;

/** Sets up the toolbars and handles of all demos of the page. Idempotent. */
export function activateToolbars() {
  if (isActive) return;
  isActive = true;
  for (const toolbar of document.querySelectorAll<HTMLElement>('[data-demo-tools]')) walkToolbar(toolbar);
  for (const handle of document.querySelectorAll<HTMLElement>('[data-demo-resize]')) resizeStage(handle);
  followCodePreferences();
  codeVariant.subscribe(showChoices);
  codeStyling.subscribe(showChoices);
  showChoices();
  addEventListener('hashchange', followHash);
  followHash();
}

/** Performs the action of a demo button and announces failures. */
export async function use(button: HTMLElement, target?: PlaygroundTarget) {
  activateToolbars();
  const demo = button.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  await actOn(button, demo, target).catch(() => announce(document.body.dataset['loadFailed'] ?? ''));
}

/** Applies the preferences to all toolbars and open code panels. */
function showChoices() {
  const chosen = new Set<string>([codeVariant.get(), codeStyling.get()]);
  for (const option of document.querySelectorAll<HTMLElement>('[data-demo-tools] [aria-pressed]')) {
    option.setAttribute('aria-pressed', String(chosen.has(option.dataset['value'] ?? '')));
  }
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) if (isOpen(demo)) void refreshCode(demo);
}

/** `#MultiSorting.tsx` links to a demo and opens its code; `#playground` of a demo's own page opens it in the playground. */
function followHash() {
  if (variantInHash(location.hash)) {
    codeVariant.reload();
    codeStyling.reload();
  }
  const link =
    location.hash === `#${PLAYGROUND_ANCHOR}` && document.querySelector<HTMLElement>(`#${PLAYGROUND_ANCHOR}[data-do]`);
  if (link) void use(link, 'here');
  const target = parseDemoHash(location.hash);
  const demo = target && document.getElementById(target.name);
  if (demo?.dataset['demo'] && target?.wantsCode && !isOpen(demo)) void toggleCode(demo).catch(() => undefined);
}
