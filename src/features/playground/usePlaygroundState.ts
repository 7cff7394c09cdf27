import { useCallback, useRef, useState, type RefObject } from 'react';
import { INITIAL_STATE, reducePlayground, type PlaygroundEvent, type PlaygroundState } from './playgroundState.ts';

/**
 * The state of the playground. `latest` is also up to date between an event and its render: code is run in the same task
 * as it is changed.
 */
export function usePlaygroundState(): [PlaygroundState, (event: PlaygroundEvent) => void, RefObject<PlaygroundState>] {
  const [state, setState] = useState(INITIAL_STATE);
  const latest = useRef(state);
  const dispatch = useCallback((event: PlaygroundEvent) => {
    latest.current = reducePlayground(latest.current, event);
    setState(latest.current);
  }, []);
  return [state, dispatch, latest];
}
