import { loadCodeEditor } from '#services/code-editor/browser';
import { fetchRoomProps } from '#services/parts/browser';
import { mountInFrame } from '../code/mountInFrame.tsx';
import type { Demo } from '../controllers/readDemo.ts';
import { DemoEditor } from './DemoEditor.tsx';
import { EDITOR_ID, type EditorTexts } from './texts.ts';

const mounted = new WeakSet<Demo>();

/** Resolves to what shows the editor of a demo in its frame, from now on whenever it is edited. */
export async function prepareEditor(): Promise<(demo: Demo) => void> {
  const [{ texts }] = await Promise.all([fetchRoomProps<{ texts: EditorTexts }>(EDITOR_ID), loadCodeEditor()]);
  return (demo) => {
    if (mounted.has(demo)) return;
    mounted.add(demo);
    mountInFrame(demo, 'editor', <DemoEditor demo={demo} texts={texts} />);
  };
}
