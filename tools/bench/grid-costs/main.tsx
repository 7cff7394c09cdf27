import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { CASES } from './cases.tsx';

const api = createRef<GridApiPro>();
let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

async function open(name: string) {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  const first = CASES[name]?.grid(api);
  flushSync(() => root.render(first));
  await painted();
}

async function change(name: string) {
  flushSync(() => {
    const next = CASES[name]?.change?.(api);
    if (next) root.render(next);
  });
  await painted();
}

function close() {
  root.unmount();
  element.remove();
}

/** A grid measures itself after its first frame, so two frames count. */
async function painted() {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

Object.assign(window, {
  grids: {
    cases: Object.keys(CASES),
    changing: Object.keys(CASES).filter((name) => CASES[name]?.change),
    open,
    change,
    close,
  },
});
