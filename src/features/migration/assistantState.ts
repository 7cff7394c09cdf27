import type { Major } from '#model/migration';
import type { Report, SourceFile } from '#services/migration/browser';

/** What the assistant shows below its form. */
export type Result =
  | { at: 'nothing' }
  | { at: 'running'; count: number }
  | { at: 'empty' }
  | { at: 'failed' }
  | { at: 'tooMany' }
  | { at: 'unreadableLink' }
  | { at: 'found'; report: Report; isShared: boolean };

export interface AssistantState {
  from: Major;
  /** Files that were dropped or chosen. */
  files: readonly SourceFile[];
  result: Result;
  /** Ids of findings that are done, also of other projects. */
  done: ReadonlySet<string>;
}

export type AssistantAction =
  | { type: 'restore'; done: ReadonlySet<string> }
  | { type: 'choose'; from: Major }
  | { type: 'take'; files: readonly SourceFile[] }
  | { type: 'run'; count: number }
  | { type: 'show'; report: Report; isShared?: boolean }
  | { type: 'fail'; at: 'empty' | 'failed' | 'tooMany' | 'unreadableLink' }
  | { type: 'tick'; id: string }
  | { type: 'clear' };

export const START: AssistantState = { from: 7, files: [], result: { at: 'nothing' }, done: new Set() };

export function assistantReducer(state: AssistantState, action: AssistantAction): AssistantState {
  switch (action.type) {
    case 'restore':
      return { ...state, done: action.done };
    case 'choose':
      return { ...state, from: action.from };
    case 'take':
      return { ...state, files: withFiles(state.files, action.files) };
    case 'run':
      return { ...state, result: { at: 'running', count: action.count } };
    case 'show':
      return { ...state, result: { at: 'found', report: action.report, isShared: action.isShared ?? false } };
    case 'fail':
      return { ...state, result: { at: action.at } };
    case 'tick': {
      const done = new Set(state.done);
      if (!done.delete(action.id)) done.add(action.id);
      return { ...state, done };
    }
    case 'clear':
      return { ...state, files: [], result: { at: 'nothing' } };
    default:
      return action satisfies never;
  }
}

/** A file that is given again takes the place of the former one. */
export function withFiles(known: readonly SourceFile[], added: readonly SourceFile[]): SourceFile[] {
  return [...new Map([...known, ...added].map((file) => [file.path, file])).values()];
}

/** How much of a report is done. */
export function progressOf({ findings, silent }: Report, done: ReadonlySet<string>) {
  const ids = [...findings, ...silent].map(({ id }) => id);
  return { done: ids.filter((id) => done.has(id)).length, all: ids.length };
}
