import { pageData } from '#lib/page-data';
import { read } from '#lib/hook';
import { PLAYGROUND_ANCHOR } from '#model/demo';
import { SHOWN_DATES, SHOWN_LOCALE } from '#model/hooks';
import {
  codeStyling,
  codeVariant,
  followCodePreferences,
  parseDemoHash,
  variantInHash,
} from '#services/code-preferences/browser';
import { announce } from '#ui/browser';
import { ACTION } from '../hooks.ts';
import { type ActionOptions, actOn } from './actions.ts';
import { type Demo, optionsOf, readDemo, toolOf } from './readDemo.ts';
import { linkToCode, shownText } from './projects.ts';
import { resizeStage } from './resizeStage.ts';
import { loadRoom, toggleCode } from './toggleCode.ts';
import { walkToolbar } from './walkToolbar.ts';

export interface Toolbars {
  /** Performs the action of a tool. Announces failures. */
  use: (tool: HTMLElement, options?: ActionOptions) => Promise<void>;
  /** The text that a button copies. */
  textOf: (button: HTMLElement) => Promise<string>;
}

let allDemos: readonly Demo[] | undefined;
let active: Toolbars | undefined;

/** Sets up the toolbars and handles of all demos of the page. Idempotent. */
export function activateToolbars(frames: readonly HTMLElement[]): Toolbars {
  allDemos ??= frames.map(readDemo);
  active ??= createToolbars(allDemos);
  const root = document.documentElement;
  if (root.hasAttribute(SHOWN_DATES)) void followDates(allDemos).catch(() => undefined);
  if (root.hasAttribute(SHOWN_LOCALE)) void followLocale(allDemos).catch(() => undefined);
  return active;
}

/** Shows the code with the reader's date library, now and after each change. */
async function followDates(demos: readonly Demo[]) {
  const { showDates } = await import('../dates/showDates.ts');
  showDates(demos);
}

/** The same with texts in the language of demos. */
async function followLocale(demos: readonly Demo[]) {
  const { showLocale } = await import('../locale/showLocale.ts');
  showLocale(demos);
}

function createToolbars(demos: readonly Demo[]): Toolbars {
  const demoAround = (tool: HTMLElement) => demos.find(({ frame }) => frame.contains(tool));

  async function use(tool: HTMLElement, options?: ActionOptions) {
    const demo = demoAround(tool);
    if (demo) await actOn(tool, demo, options).catch(() => announce(pageData('loadFailed')));
  }

  async function textOf(button: HTMLElement) {
    const demo = demoAround(button);
    if (!demo) throw new Error('The button is not in a demo.');
    return read(ACTION, button) === 'link' ? linkToCode(demo) : shownText(demo);
  }

  /** Applies the preferences to all toolbars. */
  function showChoices() {
    const chosen = new Set<string>([codeVariant.get(), codeStyling.get()]);
    for (const option of demos.flatMap(optionsOf))
      option.setAttribute('aria-pressed', String(chosen.has(option.value)));
  }

  /** `#MultiSorting.tsx` links to a demo and opens its code; `#playground` of a demo's own page opens it in the playground. */
  function followHash() {
    const { hash } = location;
    if (variantInHash(hash)) {
      codeVariant.reload();
      codeStyling.reload();
    }
    const link = demos.map((demo) => toolOf(demo, 'playground')).find((tool) => tool?.id === PLAYGROUND_ANCHOR);
    if (link && hash === `#${PLAYGROUND_ANCHOR}`) void use(link, { target: 'here' });
    const target = parseDemoHash(hash);
    const demo = target?.wantsCode && demos.find(({ name }) => name === target.name);
    if (demo && !demo.store.get().isOpen) void toggleCode(demo).catch(() => undefined);
  }

  for (const demo of demos) {
    const { toolbar, handle } = demo.places;
    if (toolbar) walkToolbar(toolbar);
    if (handle) resizeStage(handle);
    loadOnIntent(toolOf(demo, 'code'));
  }
  followCodePreferences();
  codeVariant.subscribe(showChoices);
  codeStyling.subscribe(showChoices);
  showChoices();
  addEventListener('hashchange', followHash);
  followHash();
  return { use, textOf };
}

/** Loads what shows the code while the pointer is on its way to the click. */
function loadOnIntent(button: HTMLElement | undefined) {
  const load = () => void loadRoom().catch(() => undefined);
  for (const type of ['pointerenter', 'focus']) button?.addEventListener(type, load, { once: true });
  if (button?.matches(':hover, :focus')) load();
}
