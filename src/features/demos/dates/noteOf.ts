import type { DateLibrary } from '#model/demo-dates';
import type { DemoState } from '../state/demoState.ts';
import type { DatesText } from './texts.ts';

export interface DatesNote {
  text: DatesText;
  /** Why there is no translation: one English sentence, with code between backticks. */
  reason?: string;
  /** Imports that the playground lacks. */
  modules?: string;
}

/** What to say below the toolbar of a demo about the date library of its code. */
export function noteOf({ dates, editing }: DemoState, library: DateLibrary): DatesNote | undefined {
  if (dates?.library !== library) return { text: 'demoDatesLoading' };
  if (dates.result === 'failed') return { text: 'demoDatesFailed' };
  if (dates.result === 'kept') return { text: 'demoDatesKept', reason: dates.note };
  if (dates.lacking) return { text: 'demoDatesUnplayable', modules: dates.lacking.join(', ') };
  // What is edited runs in place of the demo.
  return editing ? undefined : { text: 'demoDatesShown' };
}
