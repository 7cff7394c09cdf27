import { CODE_OPENED_EVENT } from '../events.ts';
import type { Demo } from './readDemo.ts';
import { shownCode } from '../dates/shownCode.ts';

/** The code is shown by React, which is loaded now at the latest. */
export const loadRoom = () => import('../code/mountCode.tsx');

/** Toggles between the full code and the excerpt. */
export async function toggleCode(demo: Demo): Promise<void> {
  const { store } = demo;
  if (store.get().isOpen) return store.dispatch({ type: 'closed' });
  const [code, { mountCode }] = await Promise.all([shownCode(demo), loadRoom()]);
  const isFirst = store.get().code === undefined;
  store.dispatch({ type: 'opened', code });
  mountCode(demo);
  if (isFirst) revealAd(demo);
}

function revealAd({ frame, places }: Demo) {
  places.ad?.removeAttribute('hidden');
  frame.dispatchEvent(new Event(CODE_OPENED_EVENT, { bubbles: true }));
}
