import type { SearchShard } from '#model/search';
import type { SavedPage } from '#services/reading-list/browser';
import type { Answer, Filters, Hit, Question } from '#services/search/browser';
import { COMMAND_SIGN, isForCommands, queryOf } from './queryOf.ts';

export interface Command {
  kind: 'command';
  label: string;
  href?: string;
  /** Performs the command. A text it returns is announced instead; an empty one if nothing is. */
  act?: () => string | void;
  /** What is true afterwards; by default the label is announced. */
  done?: string;
  undo?: () => void;
  /** Offered only when typed. */
  isTyped?: boolean;
}

export type Option =
  { kind: 'hit'; hit: Hit } | { kind: 'page'; page: SavedPage } | { kind: 'search'; query: string } | Command;

export interface OptionGroup {
  label: string;
  options: readonly Option[];
  /** Starts a query for this group only. */
  sign?: string;
}

/** What the dialog offers without the index, read from storage and the page when it is about to be shown. */
export interface Palette {
  saved: readonly OptionGroup[];
  commands: { label: string; options: readonly Command[] };
}

/** What is shown below the filters. It stays until the next answer has arrived. */
export type View =
  | { at: 'first'; groups: readonly OptionGroup[] }
  | { at: 'commands'; query: string; groups: readonly OptionGroup[] }
  | { at: 'hits'; question: Question; answer: Answer; options: readonly Option[] }
  | { at: 'failed' };

export interface SearchState {
  /** As typed. */
  text: string;
  filters: Filters;
  /** The product of the page. */
  current: SearchShard | undefined;
  /** The latest question for the index; another object asks again. */
  question: Question | undefined;
  view: View;
  /** Index of the active option, or -1. */
  active: number;
  /** The pointer activates what is under it, which must not scroll away. */
  isPointed: boolean;
}

export type SearchAction =
  | { type: 'browse'; text: string; palette: Palette }
  | { type: 'ask'; text: string }
  | { type: 'filter'; filters: Filters }
  | { type: 'answer'; question: Question; answer: Answer }
  | { type: 'fail' }
  | { type: 'move'; step: 1 | -1 }
  | { type: 'point'; index: number };

export function startSearch(current?: SearchShard): SearchState {
  const view = { at: 'first', groups: [] } as const;
  return { text: '', filters: {}, current, question: undefined, view, active: -1, isPointed: false };
}

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'browse':
      return show({ ...state, text: action.text, question: undefined }, viewOf(action.text, action.palette));
    case 'ask':
      return ask({ ...state, text: action.text });
    case 'filter': {
      const filtered = { ...state, filters: action.filters };
      return state.question ? ask(filtered) : filtered;
    }
    case 'answer':
      return action.question === state.question ? show(state, hitsOf(action.question, action.answer)) : state;
    case 'fail':
      return show(state, { at: 'failed' });
    case 'move': {
      const count = optionsIn(state.view).length;
      const from = state.active === -1 && action.step === -1 ? 0 : state.active;
      return count === 0 ? state : { ...state, active: (from + action.step + count) % count, isPointed: false };
    }
    case 'point':
      return { ...state, active: action.index, isPointed: true };
  }
}

export function optionsIn(view: View): readonly Option[] {
  if (view.at === 'failed') return [];
  return view.at === 'hits' ? view.options : view.groups.flatMap(({ options }) => options);
}

/** Recent searches and most commands are no links. */
export function hrefOf(option: Option): string | undefined {
  if (option.kind === 'hit') return option.hit.href;
  if (option.kind === 'page') return option.page.path;
  return option.kind === 'command' ? option.href : undefined;
}

export function isLoading({ question, view }: SearchState): boolean {
  return question !== undefined && view.at !== 'failed' && !(view.at === 'hits' && view.question === question);
}

/** Nothing can be shown before the dialog is opened and the index has answered. There are always commands to browse. */
export function isWaiting({ view }: SearchState): boolean {
  return view.at === 'first' && view.groups.length === 0;
}

function ask(state: SearchState): SearchState {
  const question = { text: queryOf(state.text), filters: state.filters, current: state.current };
  return { ...state, question, view: state.view.at === 'failed' ? { at: 'first', groups: [] } : state.view };
}

/** A link that was active stays active if it is still present. */
function show(state: SearchState, view: View): SearchState {
  const options = optionsIn(view);
  const before = state.active > 0 ? optionsIn(state.view)[state.active] : undefined;
  const href = before && hrefOf(before);
  const kept = href === undefined ? -1 : options.findIndex((option) => hrefOf(option) === href);
  const first = view.at === 'first' || options.length === 0 ? -1 : 0;
  return { ...state, view, active: kept === -1 ? first : kept, isPointed: false };
}

function hitsOf(question: Question, answer: Answer): View {
  return { at: 'hits', question, answer, options: answer.hits.map((hit) => ({ kind: 'hit', hit })) };
}

/** Everything before a query is typed; after the sign, the commands whose label contains all words. */
function viewOf(text: string, { saved, commands }: Palette): View {
  const usual = commands.options.filter(({ isTyped }) => !isTyped);
  if (!isForCommands(text))
    return { at: 'first', groups: filled([...saved, { ...commands, options: usual, sign: COMMAND_SIGN }]) };
  const query = queryOf(text).slice(COMMAND_SIGN.length).trim();
  const words = query.toLowerCase().split(/\s+/);
  const offered = query === '' ? usual : commands.options;
  const options = offered.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return { at: 'commands', query, groups: filled([{ ...commands, options }]) };
}

const filled = (groups: readonly OptionGroup[]) => groups.filter(({ options }) => options.length > 0);
