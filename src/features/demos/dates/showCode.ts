import { fetchCode } from '../controllers/fetchCode.ts';
import { type Demo, toolOf } from '../controllers/readDemo.ts';
import { loadRoom } from '../controllers/toggleCode.ts';
import { shownCode } from './shownCode.ts';

/** Shows the code again after what it depends on has changed. */
export async function showCode(demo: Demo) {
  const { store } = demo;
  if (toolOf(demo, 'code')) {
    if (!store.get().isOpen) return;
    const code = await shownCode(demo);
    if (store.get().isOpen) store.dispatch({ type: 'opened', code });
    return;
  }
  // The demo's own page has all its code in the markup, as it was written.
  const code = await shownCode(demo);
  if (code === (await fetchCode(demo.codeUrl))) return store.dispatch({ type: 'closed' });
  const { mountCode } = await loadRoom();
  store.dispatch({ type: 'opened', code });
  mountCode(demo);
}
