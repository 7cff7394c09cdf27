import { isFileName, MAX_FILES, type PlaygroundFile } from '#model/playground';
import type { ConsoleEntry, Look, RunState } from '#services/runner';
import { NOTHING_RUN, type PreviewState, reduceRun } from '#services/runner/browser';
import type { OpenedProject, OpeningProblem } from './openProject.ts';

export interface PlaygroundState extends PreviewState {
  /** Under which the project is stored; `undefined` until the one in the URL is open. */
  id: string | undefined;
  title: string;
  isTrusted: boolean;
  openingProblem: OpeningProblem | undefined;
  /** As they are now. */
  files: readonly PlaygroundFile[];
  /** As they were when the editor opened them. Another array makes it open them again. */
  openedFiles: readonly PlaygroundFile[];
  current: string;
  /** Whether the form for another file is shown. */
  isNamingFile: boolean;
  /** Whether the code has changed since the last run started. */
  isChanged: boolean;
  /** `undefined` until there was something to save. */
  isSaved: boolean | undefined;
  /** What a reader has changed for the preview; the rest follows the settings of the site. */
  look: Partial<Look>;
  console: readonly ConsoleEntry[];
}

/** What is rendered: the editor shows the texts of files itself. */
export type ShownState = Omit<PlaygroundState, 'files'>;

export type PlaygroundEvent =
  | { type: 'opened'; opened: OpenedProject }
  | { type: 'renamed'; title: string }
  | { type: 'typed'; name: string; text: string }
  | { type: 'shown'; name: string }
  | { type: 'form toggled' }
  | { type: 'file added'; name: string }
  | { type: 'file deleted' }
  | { type: 'trusted' }
  | { type: 'run changed'; run: RunState }
  | { type: 'saved'; isSaved: boolean }
  | { type: 'look changed'; look: Partial<Look> }
  | { type: 'logged'; entries: readonly ConsoleEntry[] }
  | { type: 'console cleared' };

const MAX_ENTRIES = 200;

/** The state before anything is opened: what the server renders. */
export const INITIAL_STATE: PlaygroundState = {
  ...NOTHING_RUN,
  id: undefined,
  title: '',
  isTrusted: true,
  openingProblem: undefined,
  files: [],
  openedFiles: [],
  current: '',
  isNamingFile: false,
  isChanged: false,
  isSaved: undefined,
  look: {},
  console: [],
};

export function reducePlayground(state: PlaygroundState, event: PlaygroundEvent): PlaygroundState {
  switch (event.type) {
    case 'opened':
      return openProject(state, event.opened);
    case 'renamed':
      return { ...state, title: event.title };
    case 'typed': {
      const { name, text } = event;
      const files = state.files.map((file) => (file.name === name ? { name, text } : file));
      return { ...state, files, isStale: true, isChanged: true };
    }
    case 'shown':
      return state.files.some(({ name }) => name === event.name) ? { ...state, current: event.name } : state;
    case 'form toggled':
      return { ...state, isNamingFile: !state.isNamingFile };
    case 'file added':
      return canAddFile(state, event.name)
        ? { ...openFiles(state, [...state.files, { name: event.name, text: '' }], event.name), isNamingFile: false }
        : state;
    case 'file deleted':
      return isFirstFile(state)
        ? state
        : openFiles(
            state,
            state.files.filter(({ name }) => name !== state.current),
          );
    case 'trusted':
      return { ...state, isTrusted: true };
    case 'run changed':
      return {
        ...state,
        ...reduceRun(state, event.run),
        isChanged: state.isChanged && event.run.at !== 'running',
      };
    case 'saved':
      return { ...state, isSaved: event.isSaved };
    case 'look changed':
      return { ...state, look: { ...state.look, ...event.look } };
    case 'logged':
      return state.console.length === MAX_ENTRIES
        ? state
        : { ...state, console: [...state.console, ...event.entries].slice(0, MAX_ENTRIES) };
    case 'console cleared':
      return { ...state, console: [] };
  }
}

/** Names of files differ in more than upper and lower case, because a project can be exported to any file system. */
export function canAddFile({ files }: PlaygroundState, wanted: string): boolean {
  const isTaken = files.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return isFileName(wanted) && !isTaken && files.length < MAX_FILES;
}

/** The first file is the one that runs, so it cannot be deleted. */
export function isFirstFile({ openedFiles, current }: ShownState): boolean {
  return openedFiles.length === 0 || openedFiles[0]?.name === current;
}

/** Whether an event changes something besides the text of a file: the first key does, the next ones do not. */
export function isShown(event: PlaygroundEvent, { isStale, isChanged }: PlaygroundState): boolean {
  return event.type !== 'typed' || !isStale || !isChanged;
}

function openProject(
  state: PlaygroundState,
  { id, project, isTrusted, problem: openingProblem }: OpenedProject,
): PlaygroundState {
  const { title, files } = project;
  return {
    ...state,
    id,
    title,
    isTrusted,
    openingProblem,
    files,
    openedFiles: files,
    current: files[0]?.name ?? '',
    isChanged: false,
  };
}

/** Opens a changed set of files. All files keep their text, but the undo history is reset. */
function openFiles(state: PlaygroundState, files: readonly PlaygroundFile[], current?: string): PlaygroundState {
  return {
    ...state,
    files,
    openedFiles: files,
    current: current ?? files[0]?.name ?? '',
    isStale: true,
    isChanged: true,
  };
}
