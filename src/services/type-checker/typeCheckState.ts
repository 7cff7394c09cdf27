import type { TypeState } from './createTypeSession.ts';
import type { LoadProgress, TypeProblem } from './protocol.ts';

/** What a page shows of type checking. */
export interface TypeCheckState {
  isOn: boolean;
  session: TypeState;
  /** While the checker is loaded. */
  progress: LoadProgress | undefined;
  /** The last ones found stay while the code is checked again. */
  problems: readonly TypeProblem[];
}

export type TypeCheckEvent =
  { type: 'changed'; isOn: boolean; session: TypeState } | { type: 'progressed'; progress: LoadProgress };

export const INITIAL_TYPE_CHECK: TypeCheckState = {
  isOn: false,
  session: { at: 'off' },
  progress: undefined,
  problems: [],
};

export function reduceTypeCheck(state: TypeCheckState, event: TypeCheckEvent): TypeCheckState {
  if (event.type === 'progressed') return { ...state, progress: event.progress };
  const { isOn, session } = event;
  return { isOn, session, progress: undefined, problems: problemsDuring(session, state.problems) };
}

function problemsDuring(session: TypeState, last: readonly TypeProblem[]): readonly TypeProblem[] {
  if (session.at === 'checking') return last;
  return session.at === 'checked' ? session.problems : [];
}
