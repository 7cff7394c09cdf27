import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Demo } from '../controllers/readDemo.ts';

/** Renders an element at the place of the code, for as long as the page lives. `id` is a prefix for ids in it. */
export function mountInFrame({ places, name }: Demo, id: string, element: ReactNode) {
  const place = document.createElement('div');
  places.code?.append(place);
  const root = createRoot(place, { identifierPrefix: `${name}-${id}` });
  flushSync(() => root.render(element));
}
