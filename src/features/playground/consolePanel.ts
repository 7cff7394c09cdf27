import type { ConsoleEntry } from '#services/runner';
import { element, type Parts } from './parts.ts';

const MAX_ENTRIES = 200;

/** Console output, newest last. Batched to one DOM update per frame. */
export function createConsole({ part }: Parts) {
  const list = part('console-list');
  const log = part('console-log');
  const count = part('console-count');
  let pending: HTMLElement[] = [];

  function flush() {
    list.append(...pending);
    pending = [];
    count.textContent = list.childElementCount > 0 ? `(${list.childElementCount})` : '';
    log.scrollTop = log.scrollHeight;
  }

  return (entry: ConsoleEntry | 'cleared') => {
    if (entry === 'cleared') {
      pending = [];
      list.replaceChildren();
      return flush();
    }
    if (list.childElementCount + pending.length >= MAX_ENTRIES) return;
    pending.push(element('li', entry.text, { 'data-level': entry.level }));
    if (pending.length === 1) requestAnimationFrame(flush);
  };
}
