import { CODE_STYLINGS, CODE_VARIANTS } from '#model/demo';
import { read } from '#lib/hook';
import { codeStyling, codeVariant } from '#services/code-preferences/browser';
import { RESET_EVENT } from '../events.ts';
import { ACTION, type DemoAction } from '../hooks.ts';
import type { Demo } from './readDemo.ts';
import { exportDemo, openInPlayground, type PlaygroundTarget } from './projects.ts';
import { toggleCode } from './toggleCode.ts';
import { toggleEditing } from './toggleEditing.ts';

export interface ActionOptions {
  target?: PlaygroundTarget | undefined;
  /** Whether the text of the button was copied, which has started with the click. */
  copied?: Promise<boolean> | undefined;
}

type Action = (demo: Demo, button: HTMLElement, options: ActionOptions) => Promise<void> | void;

const ACTIONS: Readonly<Record<DemoAction, Action>> = {
  code: (demo, button) => waitFor(button, toggleCode(demo)),
  variant: (_, button) => keepInPlace(button, () => choose(codeVariant, CODE_VARIANTS, valueOf(button))),
  styling: (_, button) => keepInPlace(button, () => choose(codeStyling, CODE_STYLINGS, valueOf(button))),
  edit: (demo, button) => waitFor(button, toggleEditing(demo)),
  copy: waitForCopy,
  link: waitForCopy,
  stackblitz: (demo, button) => waitFor(button, exportDemo(demo, 'stackblitz')),
  download: (demo, button) => waitFor(button, exportDemo(demo, 'download')),
  playground: (demo, button, { target = 'new tab' }) => waitFor(button, openInPlayground(demo, target)),
  reset,
  retry,
};

/** Performs the action of a tool. Rejects if a required resource fails to load. */
export async function actOn(button: HTMLElement, demo: Demo, options: ActionOptions = {}): Promise<void> {
  const name = read(ACTION, button);
  if (isAction(name)) await ACTIONS[name](demo, button, options);
}

function isAction(name: string): name is DemoAction {
  return Object.hasOwn(ACTIONS, name);
}

function valueOf(button: HTMLElement): string {
  return button instanceof HTMLButtonElement ? button.value : '';
}

function reset({ stage, store }: Demo) {
  store.dispatch({ type: 'editing stopped' });
  stage?.dispatchEvent(new Event(RESET_EVENT, { bubbles: true }));
}

/** Retries an island that failed to load. */
async function retry({ stage }: Demo) {
  const island = stage?.firstElementChild;
  island?.classList.remove('demo-failed');
  if (island && 'start' in island && typeof island.start === 'function') await island.start();
}

function choose<T extends string>(preference: { set: (value: T) => void }, values: readonly T[], value: string) {
  const known = values.find((one) => one === value);
  if (known) preference.set(known);
}

/** Code of demos further up may change its height; keep the clicked button under the pointer. */
async function keepInPlace(button: HTMLElement, change: () => void) {
  const before = button.getBoundingClientRect().top;
  change();
  await new Promise(requestAnimationFrame);
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

async function waitFor<T>(button: HTMLElement, work: Promise<T>): Promise<T> {
  button.setAttribute('aria-busy', 'true');
  try {
    return await work;
  } finally {
    button.removeAttribute('aria-busy');
    // Close the menu when its action is done.
    button.closest<HTMLElement>('[popover]')?.hidePopover();
  }
}

async function waitForCopy(_: Demo, button: HTMLElement, { copied }: ActionOptions) {
  if (copied) await waitFor(button, copied);
}
