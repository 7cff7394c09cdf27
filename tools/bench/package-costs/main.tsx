import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { CHARTS } from './charts.tsx';
import { type Case, GRIDS } from './grids.tsx';

const CASES: readonly Case[] = [...CHARTS.flat(), ...GRIDS];
const api = createRef<GridApiPro>();
let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

const caseOf = (wanted: string) => CASES.find(({ name }) => name === wanted);

function open(name: string) {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  const first = caseOf(name)?.open(api);
  flushSync(() => root.render(first));
  return painted();
}

function change(name: string) {
  flushSync(() => {
    const next = caseOf(name)?.change?.(api);
    if (next) root.render(next);
  });
  return painted();
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
  costs: {
    charts: CHARTS.map((sizes) => sizes.map(({ name }) => name)),
    grids: GRIDS.map(({ name }) => [name]),
    changing: CASES.filter((one) => one.change).map(({ name }) => name),
    open,
    change,
    close,
  },
});
