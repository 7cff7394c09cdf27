import { find } from '#lib/hook';
import { ACTION, CODE_URL, DEMO, type DemoAction, EDITED, EXCERPT, RUN_STATE, RUNNING, STYLINGS } from '../hooks.ts';
import { type DemoState, editedFiles } from '../state/demoState.ts';
import { createDemoStore, type DemoStore } from '../state/demoStore.ts';

/** A demo of the page: what its frame says, and its state. */
export interface Demo {
  frame: HTMLElement;
  name: string;
  title: string;
  codeUrl: string;
  stylings: readonly string[];
  store: DemoStore;
}

const demos = new WeakMap<HTMLElement, Demo>();

export function demoOf(frame: HTMLElement): Demo {
  const demo = demos.get(frame) ?? readFrame(frame);
  demos.set(frame, demo);
  return demo;
}

function readFrame(frame: HTMLElement): Demo {
  const read = (name: string) => frame.getAttribute(name) ?? '';
  const store = createDemoStore();
  store.subscribe((state) => showState(frame, state));
  return {
    frame,
    name: read(DEMO),
    title: read('aria-label'),
    codeUrl: read(CODE_URL),
    stylings: read(STYLINGS).split(' '),
    store,
  };
}

/** What the state changes in the frame itself, which is no part of React. */
function showState(frame: HTMLElement, state: DemoState) {
  const { isOpen, editing } = state;
  toolOf(frame, 'code')?.setAttribute('aria-expanded', String(isOpen));
  toolOf(frame, 'edit')?.setAttribute('aria-expanded', String(editing !== undefined));
  find(EXCERPT, frame)?.toggleAttribute('hidden', isOpen || editing !== undefined);
  frame.toggleAttribute(EDITED, editedFiles(state) !== undefined);
  frame.toggleAttribute(RUNNING, editing?.hasPreview ?? false);
  if (editing) frame.setAttribute(RUN_STATE, editing.run.at);
  else frame.removeAttribute(RUN_STATE);
}

export function toolOf(frame: HTMLElement, action: DemoAction): HTMLElement | null {
  return find(ACTION, frame, action);
}
