import { pageData } from '#lib/page-data';
import { find, findAll, findAround } from '#lib/hook';
import { PLAYGROUND_ANCHOR } from '#model/demo';
import {
  codeStyling,
  codeVariant,
  followCodePreferences,
  parseDemoHash,
  variantInHash,
} from '#services/code-preferences/browser';
import { announce } from '#ui/browser';
import { ACTION, DEMO, HANDLE, TOOLBAR, VALUE } from '../hooks.ts';
import { type ActionOptions, actOn } from './actions.ts';
import { demoOf, toolOf } from './demoOf.ts';
import { linkToCode, shownText } from './projects.ts';
import { resizeStage } from './resizeStage.ts';
import { loadRoom, toggleCode } from './toggleCode.ts';
import { walkToolbar } from './walkToolbar.ts';

let isActive = false;

/** Sets up the toolbars and handles of all demos of the page. Idempotent. */
function activateToolbars() {
  if (isActive) return;
  isActive = true;
  for (const toolbar of findAll(TOOLBAR)) {
    walkToolbar(toolbar);
    loadOnIntent(toolOf(toolbar, 'code'));
  }
  for (const handle of findAll(HANDLE)) resizeStage(handle);
  followCodePreferences();
  codeVariant.subscribe(showChoices);
  codeStyling.subscribe(showChoices);
  showChoices();
  addEventListener('hashchange', followHash);
  followHash();
}

/** Loads what shows the code while the pointer is on its way to the click. */
function loadOnIntent(button: HTMLElement | null) {
  const load = () => void loadRoom().catch(() => undefined);
  for (const type of ['pointerenter', 'focus']) button?.addEventListener(type, load, { once: true });
  if (button?.matches(':hover, :focus')) load();
}

/** Activates all demos, and performs the action of a button if there is one. Announces failures. */
export async function use(button?: HTMLElement, options?: ActionOptions) {
  activateToolbars();
  const frame = button && findAround(DEMO, button);
  if (!frame) return;
  await actOn(button, demoOf(frame), options).catch(() => announce(pageData('loadFailed')));
}

/** The text that a button copies. */
export async function textOf(button: HTMLElement): Promise<string> {
  const frame = findAround(DEMO, button);
  if (!frame) throw new Error('The button is not in a demo.');
  return button.getAttribute(ACTION) === 'link' ? linkToCode(demoOf(frame)) : shownText(demoOf(frame));
}

/** Applies the preferences to all toolbars. */
function showChoices() {
  const chosen = new Set<string | null>([codeVariant.get(), codeStyling.get()]);
  for (const option of findAll(TOOLBAR).flatMap((toolbar) => findAll(VALUE, toolbar))) {
    option.setAttribute('aria-pressed', String(chosen.has(option.getAttribute(VALUE))));
  }
}

/** `#MultiSorting.tsx` links to a demo and opens its code; `#playground` of a demo's own page opens it in the playground. */
function followHash() {
  if (variantInHash(location.hash)) {
    codeVariant.reload();
    codeStyling.reload();
  }
  const link = location.hash === `#${PLAYGROUND_ANCHOR}` && document.getElementById(PLAYGROUND_ANCHOR);
  if (link && link.hasAttribute(ACTION)) void use(link, { target: 'here' });
  const target = parseDemoHash(location.hash);
  const frame = target?.wantsCode && find(DEMO, document, target.name);
  if (!frame) return;
  const demo = demoOf(frame);
  if (!demo.store.get().isOpen) void toggleCode(demo).catch(() => undefined);
}
