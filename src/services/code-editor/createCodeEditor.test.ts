// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createCodeEditor } from './createCodeEditor.ts';

const nothing = () => undefined;

it('opens the find panel in the task of its key, so that the next letter does not change the code', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const editor = createCodeEditor({ parent, label: 'Code', onChange: nothing, onRun: nothing });
  editor.open([{ name: 'App.tsx', text: 'rows' }]);
  const key = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
  parent.querySelector('.cm-content')?.dispatchEvent(key);
  expect(parent.querySelector('.cm-search input[name=search]')).not.toBeNull();
  expect(key.defaultPrevented).toBe(true);
  editor.destroy();
});
