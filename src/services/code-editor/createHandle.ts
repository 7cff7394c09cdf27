import type { CodeEditor } from './createCodeEditor.ts';

/** What a room does with its editor besides passing props. Each call waits until the editor is loaded. */
export type CodeEditorHandle = Pick<CodeEditor, 'setText' | 'goTo' | 'assist' | 'complete' | 'focus'>;

/** A handle that exists before its editor; `connect` performs the calls that were made in the meantime. */
export function createHandle() {
  let editor: CodeEditor | undefined;
  let waiting: ((editor: CodeEditor) => void)[] = [];

  function use(act: (editor: CodeEditor) => void) {
    if (editor) act(editor);
    else waiting.push(act);
  }

  const handle: CodeEditorHandle = {
    setText: (name, text) => use((ready) => ready.setText(name, text)),
    goTo: (name, line, position) => use((ready) => ready.goTo(name, line, position)),
    assist: (assistant) => new Promise((resolve) => use((ready) => resolve(ready.assist(assistant)))),
    complete: () => new Promise((resolve) => use((ready) => resolve(ready.complete()))),
    focus: () => use((ready) => ready.focus()),
  };

  return {
    handle,
    connect(next: CodeEditor | undefined) {
      editor = next;
      if (!editor) return;
      const missed = waiting;
      waiting = [];
      for (const act of missed) act(editor);
    },
  };
}
