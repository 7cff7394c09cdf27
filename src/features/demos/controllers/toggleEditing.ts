import { codeStyling, codeVariant } from '#services/code-preferences/browser';
import { sourceOfProject } from '../state/chosenFiles.ts';
import type { Demo } from './readDemo.ts';
import { runnableCode } from '../dates/runnableCode.ts';

/** Starts or stops editing. Everything is loaded before the editor opens, so that a failure changes nothing. */
export async function toggleEditing(demo: Demo): Promise<void> {
  const { store } = demo;
  if (store.get().editing) return store.dispatch({ type: 'editing stopped' });
  const [code, mountEditor] = await Promise.all([
    runnableCode(demo),
    import('../editing/mountEditor.tsx').then(({ prepareEditor }) => prepareEditor()),
  ]);
  // Tailwind is compiled at build time, so edited code could not use it.
  const styling = codeStyling.get();
  const { files } = sourceOfProject(code, codeVariant.get(), styling === 'tailwind' ? 'system' : styling);
  store.dispatch({ type: 'editing started', files });
  mountEditor(demo);
}
