import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { CASES } from './cases.tsx';

/** Milliseconds of one case until the browser has painted, without what comes before its change. */
async function timeToPaint(name: string): Promise<number> {
  const { grid, change } = CASES[name] ?? {};
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const api = createRef<GridApiPro>();
  const first = grid?.(api);
  let started = performance.now();
  flushSync(() => root.render(first));
  await painted();
  if (change) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    started = performance.now();
    flushSync(() => {
      const next = change(api);
      if (next) root.render(next);
    });
    await painted();
  }
  const ms = performance.now() - started;
  root.unmount();
  element.remove();
  return ms;
}

/** A grid measures itself after its first frame, so two frames count. */
async function painted() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

Object.assign(window, { gridCases: Object.keys(CASES), timeGrid: timeToPaint });
