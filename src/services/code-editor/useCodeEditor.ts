import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CodeEditor, EditedFile } from './createCodeEditor.ts';
import { createHandle, type CodeEditorHandle } from './createHandle.ts';
import type { EditorProblem } from './showProblems.ts';

export interface FileProblem extends EditorProblem {
  file: string;
}

export interface UseCodeEditorOptions {
  /** Accessible name; the file name is appended. */
  label: string;
  /** `undefined` until there is something to edit. Another array is opened with a new undo history; typing is only reported. */
  files: readonly EditedFile[] | undefined;
  /** Name of the shown file. */
  current: string;
  /** Underlined in their files. */
  problems: readonly FileProblem[];
  isWrapped: boolean;
  onChange: (name: string, text: string) => void;
  /** Mod-Enter. */
  onRun: () => void;
  /** Ctrl-Space, while there is no assistant. */
  onAskForHelp: () => void;
  onLoadFailed: () => void;
}

interface UsedCodeEditor {
  /** For the element that the editor is created in. */
  place: RefObject<HTMLDivElement | null>;
  handle: CodeEditorHandle;
  isReady: boolean;
}

/** Loads the editor once and keeps it up to date with the props, until the component is unmounted. */
export function useCodeEditor(options: UseCodeEditorOptions): UsedCodeEditor {
  const { label, files, current, problems, isWrapped } = options;
  const place = useRef<HTMLDivElement>(null);
  const [{ handle, connect }] = useState(createHandle);
  const [editor, setEditor] = useState<CodeEditor>();
  const onChange = useEffectEvent(options.onChange);
  const onRun = useEffectEvent(options.onRun);
  const onAskForHelp = useEffectEvent(options.onAskForHelp);
  const onLoadFailed = useEffectEvent(options.onLoadFailed);
  const isOpen = files !== undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    let created: CodeEditor | undefined;
    let isOver = false;
    import('./createCodeEditor.ts')
      .then(({ createCodeEditor }) => {
        const parent = place.current;
        if (isOver || !parent) return;
        created = createCodeEditor({ parent, label, onChange, onRun, onAskForHelp });
        setEditor(created);
      })
      .catch(() => isOver || onLoadFailed());
    return () => {
      isOver = true;
      connect(undefined);
      created?.destroy();
      setEditor(undefined);
    };
  }, [isOpen, label, connect]);

  // In this order: files are opened before one is shown, and calls that waited act on the opened files.
  const showCurrent = useEffectEvent(() => show(editor, current, problems));
  useLayoutEffect(() => {
    if (files) editor?.open(files);
    showCurrent();
  }, [editor, files]);
  useLayoutEffect(() => show(editor, current, problems), [editor, current, problems]);
  useLayoutEffect(() => editor?.wrap(isWrapped), [editor, isWrapped]);
  useLayoutEffect(() => connect(editor), [editor, connect]);

  return { place, handle, isReady: editor !== undefined };
}

function show(editor: CodeEditor | undefined, current: string, problems: readonly FileProblem[]) {
  editor?.show(current);
  editor?.setProblems(
    current,
    problems.filter(({ file }) => file === current),
  );
}
