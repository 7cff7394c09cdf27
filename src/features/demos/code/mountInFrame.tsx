import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { find } from '#lib/hook';
import type { Demo } from '../controllers/demoOf.ts';
import { CODE } from '../hooks.ts';

/** Renders an element at the place of the code, for as long as the page lives. `id` is a prefix for ids in it. */
export function mountInFrame({ frame, name }: Demo, id: string, element: ReactNode) {
  const place = document.createElement('div');
  find(CODE, frame)?.append(place);
  const root = createRoot(place, { identifierPrefix: `${name}-${id}` });
  flushSync(() => root.render(element));
}
