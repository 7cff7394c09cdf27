import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { KINDS } from './kinds.tsx';

/** Milliseconds from rendering until the browser has painted. */
async function timeToPaint(kind: string, count: number): Promise<number> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const chart = KINDS[kind]?.(count);
  const started = performance.now();
  flushSync(() => root.render(chart));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const ms = performance.now() - started;
  root.unmount();
  element.remove();
  return ms;
}

Object.assign(window, { kinds: Object.keys(KINDS), timeToPaint });
