import { useCallback, useRef, useState, type RefObject } from 'react';
import {
  INITIAL_STATE,
  isShown,
  reducePlayground,
  type PlaygroundEvent,
  type PlaygroundState,
  type ShownState,
} from './playgroundState.ts';

/**
 * The state of the playground. `latest` is also up to date between an event and its render: code is run in the same task
 * as it is changed. Nothing is rendered while a reader types.
 */
export function usePlaygroundState(): [ShownState, (event: PlaygroundEvent) => void, RefObject<PlaygroundState>] {
  const [state, setState] = useState<ShownState>(INITIAL_STATE);
  const latest = useRef(INITIAL_STATE);
  const dispatch = useCallback((event: PlaygroundEvent) => {
    const before = latest.current;
    latest.current = reducePlayground(before, event);
    if (isShown(event, before)) setState(latest.current);
  }, []);
  return [state, dispatch, latest];
}
