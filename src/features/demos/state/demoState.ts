import type { DemoCode } from '#model/demo';
import type { DateLibrary, TranslatedCode } from '#model/demo-dates';
import type { PlaygroundFile } from '#model/playground';
import type { RunState } from '#services/runner';
import { NOTHING_RUN, type PreviewState, reduceRun } from '#services/runner/browser';

/** What a reader has done with a demo on this page. The language and the styling are shared by all demos instead. */
export interface DemoState {
  /** Set as soon as the code is first shown. */
  code: DemoCode | undefined;
  isOpen: boolean;
  /** The selected file, without the extension, which depends on the language. */
  selected: string | undefined;
  editing: Editing | undefined;
  /** What came of the code in the reader's date library; `undefined` before it has been requested. */
  dates: DatesOutcome | undefined;
}

export type DatesOutcome = { library: DateLibrary } &
  /** `lacking`: imports that the playground lacks, once the reader has wanted to open it there. */
  (
    | { result: 'translated'; code: TranslatedCode; lacking?: readonly string[] }
    /** It stays with Day.js; the note says why. */
    | { result: 'kept'; note: string }
    | { result: 'failed' }
  );

export interface Editing extends PreviewState {
  original: readonly PlaygroundFile[];
  files: readonly PlaygroundFile[];
  /** Name of the file in the editor. */
  current: string;
  /** Whether the edited code has replaced the demo: since it first rendered. */
  hasPreview: boolean;
}

export type DemoEvent =
  | { type: 'opened'; code: DemoCode }
  | { type: 'closed' }
  | { type: 'dates loaded'; dates: DatesOutcome }
  | { type: 'file selected'; name: string }
  | { type: 'editing started'; files: readonly PlaygroundFile[] }
  | { type: 'edited file selected'; name: string }
  | { type: 'typed'; name: string; text: string }
  | { type: 'run changed'; run: RunState }
  | { type: 'editing stopped' };

export const INITIAL_STATE: DemoState = {
  code: undefined,
  isOpen: false,
  selected: undefined,
  editing: undefined,
  dates: undefined,
};

export function reduceDemo(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'opened':
      return { ...state, code: event.code, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, selected: undefined };
    case 'dates loaded':
      return { ...state, dates: event.dates };
    case 'file selected':
      return { ...state, selected: stemOf(event.name) };
    case 'editing started':
      return { ...state, editing: startEditing(event.files) };
    case 'editing stopped':
      return { ...state, editing: undefined };
    default:
      return state.editing ? { ...state, editing: reduceEditing(state.editing, event) } : state;
  }
}

type EditEvent = Extract<DemoEvent, { type: 'edited file selected' | 'typed' | 'run changed' }>;

function reduceEditing(editing: Editing, event: EditEvent): Editing {
  switch (event.type) {
    case 'edited file selected':
      return { ...editing, current: event.name };
    case 'typed': {
      const { name, text } = event;
      return {
        ...editing,
        files: editing.files.map((file) => (file.name === name ? { name, text } : file)),
        isStale: true,
      };
    }
    case 'run changed':
      return {
        ...editing,
        ...reduceRun(editing, event.run),
        hasPreview: editing.hasPreview || event.run.at === 'rendered',
      };
  }
}

function startEditing(files: readonly PlaygroundFile[]): Editing {
  return {
    ...NOTHING_RUN,
    original: files,
    files,
    current: files[0]?.name ?? '',
    hasPreview: false,
  };
}

/** The selected file in the current language and styling, or the first one. */
export function selectedFile<T extends { name: string }>(files: readonly T[], { selected }: DemoState): T | undefined {
  return files.find(({ name }) => stemOf(name) === selected) ?? files[0];
}

/** The edited files; `undefined` while they equal the original. */
export function editedFiles({ editing }: DemoState): readonly PlaygroundFile[] | undefined {
  const isDifferent = editing?.files.some(({ text }, index) => text !== editing.original[index]?.text);
  return isDifferent ? editing?.files : undefined;
}

function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}
