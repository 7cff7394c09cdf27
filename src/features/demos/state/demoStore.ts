import { type DemoEvent, type DemoState, INITIAL_STATE, reduceDemo } from './demoState.ts';

type Listener = (state: DemoState) => void;

/** The state of a demo outside of React: its toolbar is plain HTML, and exists long before a reader opens the code. */
export interface DemoStore {
  get: () => DemoState;
  dispatch: (event: DemoEvent) => void;
  subscribe: (listener: Listener) => () => void;
}

export function createDemoStore(): DemoStore {
  const listeners = new Set<Listener>();
  let state = INITIAL_STATE;
  return {
    get: () => state,
    dispatch(event) {
      state = reduceDemo(state, event);
      for (const listener of listeners) listener(state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
