import { useImperativeHandle, type Ref } from 'react';
import styles from './code-editor.css?url';
import type { CodeEditorHandle } from './createHandle.ts';
import { useCodeEditor, type UseCodeEditorOptions } from './useCodeEditor.ts';

export interface CodeEditorProps extends UseCodeEditorOptions {
  ref?: Ref<CodeEditorHandle>;
  /** For `aria-controls` of the tabs. */
  id: string;
  /** The code of the current file, shown until the editor is loaded. */
  placeholder?: string | undefined;
}

/** The panel below the tabs. Its height comes from the element around it. */
export function CodeEditor({ ref, id, placeholder, ...options }: CodeEditorProps) {
  const { place, handle, isReady } = useCodeEditor(options);
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="room" />
      <div className="code-editor" role="tabpanel" id={id} aria-label={options.current} ref={place}>
        {!isReady && <pre>{placeholder}</pre>}
      </div>
    </>
  );
}
