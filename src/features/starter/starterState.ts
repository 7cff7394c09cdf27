import { NOTHING_RUN, type PreviewState, reduceRun } from '#services/runner/browser';
import type { RunState } from '#services/runner';
import { choose, type Choices, FIRST_CHOICES, type Option } from './choices.ts';

export interface StarterState {
  choices: Choices;
  /** Whether the grid runs: from the first sign that the reader wants to see one. */
  isLive: boolean;
  preview: PreviewState;
}

export type StarterAction =
  | { type: 'choose'; option: Option }
  /** By an address. */
  | { type: 'open'; choices: Choices }
  | { type: 'run' }
  | { type: 'run changed'; run: RunState };

export const START: StarterState = { choices: FIRST_CHOICES, isLive: false, preview: NOTHING_RUN };

export function reduceStarter(state: StarterState, action: StarterAction): StarterState {
  switch (action.type) {
    case 'choose':
      return { ...state, choices: choose(state.choices, action.option), isLive: true };
    case 'open':
      return { ...state, choices: action.choices, isLive: true };
    case 'run':
      return { ...state, isLive: true };
    case 'run changed':
      return { ...state, preview: reduceRun(state.preview, action.run) };
    default:
      return action satisfies never;
  }
}
