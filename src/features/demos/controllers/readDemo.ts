import { find, findAll, read } from '#lib/hook';
import { ACTION, CODE_URL, DATES, DEMO, type DemoAction, type DemoPlace, PLACE, STAGE, TEXTS } from '../hooks.ts';
import { type DemoState, editedFiles } from '../state/demoState.ts';
import { createDemoStore, type DemoStore } from '../state/demoStore.ts';

/** A demo of the page: what its frame contains and says, and its state. */
export interface Demo {
  frame: HTMLElement;
  name: string;
  title: string;
  codeUrl: string;
  /** Its id if it uses Day.js, otherwise empty. */
  datesId: string;
  /** What of it depends on the language of demos (`model/demo-language.ts`). */
  texts: string;
  /** The part with the component. */
  stage: HTMLElement | null;
  places: Readonly<Record<DemoPlace, HTMLElement | null>>;
  /** Buttons and links with an action. */
  tools: readonly HTMLElement[];
  store: DemoStore;
}

export function readDemo(frame: HTMLElement): Demo {
  const place = (name: DemoPlace) => find(PLACE, frame, name);
  const demo: Demo = {
    frame,
    name: read(DEMO, frame),
    title: frame.getAttribute('aria-label') ?? '',
    codeUrl: read(CODE_URL, frame),
    datesId: read(DATES, frame),
    texts: read(TEXTS, frame),
    stage: find(STAGE, frame),
    places: { toolbar: place('toolbar'), handle: place('handle'), code: place('code'), ad: place('ad') },
    tools: findAll(ACTION, frame),
    store: createDemoStore(),
  };
  demo.store.subscribe((state) => showState(demo, state));
  return demo;
}

/** What the state changes in the frame itself, which is no part of React. */
function showState(demo: Demo, state: DemoState) {
  toolOf(demo, 'code')?.setAttribute('aria-expanded', String(state.isOpen));
  toolOf(demo, 'edit')?.setAttribute('aria-expanded', String(state.editing !== undefined));
  toolOf(demo, 'reset')?.classList.toggle('demo-edited', editedFiles(state) !== undefined);
}

/** The tool with an action; of options, the first. */
export function toolOf({ tools }: Demo, action: DemoAction): HTMLElement | undefined {
  return tools.find((tool) => read(ACTION, tool) === action);
}

/** Buttons that choose between options. */
export function optionsOf({ tools }: Demo): readonly HTMLButtonElement[] {
  return tools.filter((tool) => tool instanceof HTMLButtonElement).filter(({ value }) => value !== '');
}
