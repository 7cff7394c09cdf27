import { createPreference } from '#lib/preference';
import { storageSource } from '#lib/storage';
import type { CodeEditor } from '#services/code-editor/browser';
import { codeWrap } from '#services/code-preferences/browser';
import type { Parts } from './parts.ts';

const AUTO_RUN_KEY = 'playground-auto-run';
const runsAlone = createPreference({ values: ['on', 'off'], fallback: 'on', sources: [storageSource(AUTO_RUN_KEY)] });

/** Connects the checkboxes of the settings to their stored preferences. */
export function createEditorSettings({ part }: Parts, editor: CodeEditor) {
  const auto = part('runs-alone') as HTMLInputElement;
  const wraps = part('wraps') as HTMLInputElement;
  auto.checked = runsAlone.get() === 'on';
  wraps.checked = codeWrap.get() === 'wrap';
  editor.wrap(wraps.checked);
  auto.addEventListener('change', () => runsAlone.set(auto.checked ? 'on' : 'off'));
  wraps.addEventListener('change', () => {
    codeWrap.set(wraps.checked ? 'wrap' : 'scroll');
    editor.wrap(wraps.checked);
  });
  return { runsAlone: () => auto.checked };
}
