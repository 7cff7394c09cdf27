import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { KINDS } from './kinds.tsx';

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

async function draw(kind: string, count: number) {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  const chart = KINDS[kind]?.(count);
  flushSync(() => root.render(chart));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function remove() {
  root.unmount();
  element.remove();
}

Object.assign(window, { charts: { kinds: Object.keys(KINDS), draw, remove } });
