import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { droppedEntries } from './droppedEntries.ts';

/** Lets readers drop files on an element. Returns whether something is held over it. */
export function useDrop(target: RefObject<HTMLElement | null>, onDrop: (entries: FileSystemEntry[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const ended = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      target.current?.addEventListener(type, listener, { signal: ended.signal });
    listen('dragover', (event) => {
      // Without this, the browser opens what is dropped.
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', () => setIsOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      drop(droppedEntries(event.dataTransfer));
    });
    return () => ended.abort();
  }, [target]);

  return isOver;
}
