import type { ConsoleEntry } from '#services/runner';
import { element, type Parts } from './parts.ts';

const MAX_ENTRIES = 200;

/** What the code logs, newest last. Drawn once per frame, however fast it comes. */
export function createConsole({ part }: Parts) {
  const list = part('console-list');
  const log = part('console-log');
  const count = part('console-count');
  let waiting: HTMLElement[] = [];

  function draw() {
    list.append(...waiting);
    waiting = [];
    count.textContent = list.childElementCount > 0 ? `(${list.childElementCount})` : '';
    log.scrollTop = log.scrollHeight;
  }

  return (entry: ConsoleEntry | 'cleared') => {
    if (entry === 'cleared') {
      waiting = [];
      list.replaceChildren();
      return draw();
    }
    if (list.childElementCount + waiting.length >= MAX_ENTRIES) return;
    waiting.push(element('li', entry.text, { 'data-level': entry.level }));
    if (waiting.length === 1) requestAnimationFrame(draw);
  };
}
