import type { ConsoleEntry } from '#services/runner';
import { element, type Parts } from './parts.ts';

/** What the code logs, newest last. */
export function createConsole({ part }: Parts) {
  const list = part('console-list');
  const log = part('console-log');
  const count = part('console-count');
  return (entry: ConsoleEntry | 'cleared') => {
    if (entry === 'cleared') list.replaceChildren();
    else list.append(element('li', entry.text, { 'data-level': entry.level }));
    count.textContent = list.childElementCount > 0 ? `(${list.childElementCount})` : '';
    log.scrollTop = log.scrollHeight;
  };
}
