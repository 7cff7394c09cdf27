import { pageData } from '#lib/page-data';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { CodeEditor, type CodeEditorHandle, FileTabs, ProblemPanel } from '#services/code-editor';
import { useCodeWrap } from '#services/code-preferences';
import { placesOf, problemOf } from '#services/runner';
import { useTypeCheck } from '#services/type-checker';
import { announce } from '#ui/browser';
import { type Demo, toolOf } from '../controllers/readDemo.ts';
import type { Editing } from '../state/demoState.ts';
import { Preview } from './Preview.tsx';
import type { EditorTexts } from './texts.ts';

interface DemoEditorProps {
  demo: Demo;
  texts: EditorTexts;
}

/** The editor below a demo that is edited, and the preview in place of the demo. */
export function DemoEditor({ demo, texts }: DemoEditorProps) {
  const { store } = demo;
  const { editing } = useSyncExternalStore(store.subscribe, store.get);
  return editing && <OpenEditor demo={demo} texts={texts} editing={editing} />;
}

function OpenEditor({ demo, texts, editing }: DemoEditorProps & { editing: Editing }) {
  const { title, store } = demo;
  const { original, files, current, failedRun } = editing;
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const rerun = useRef<() => void>(null);
  const types = useTypeCheck({
    texts,
    files: () => store.get().editing?.files ?? files,
    editor: () => editor.current,
  });
  const problem = useMemo(() => failedRun && problemOf(failedRun, texts), [failedRun, texts]);
  const problems = useMemo(() => [...placesOf(problem), ...types.problems], [problem, types.problems]);

  function select(name: string) {
    store.dispatch({ type: 'edited file selected', name });
  }

  function goTo({ file, line, from }: { file: string; line: number; from?: number }) {
    select(file);
    editor.current?.goTo(file, line, from);
  }

  function change(name: string, text: string) {
    store.dispatch({ type: 'typed', name, text });
    types.session.changed(true);
  }

  useEffect(() => {
    editor.current?.focus();
    // The button may be far from the editor.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => nameStopButton(demo, texts.demoStopEditing), [demo, texts]);

  return (
    <div className="demo-panel demo-editor" ref={panel}>
      {files.length > 1 && (
        <FileTabs
          label={title}
          names={files.map(({ name }) => name)}
          current={current}
          editorId={id}
          onChoose={select}
        />
      )}
      <CodeEditor
        ref={editor}
        id={id}
        label={title}
        files={original}
        current={current}
        problems={problems}
        isWrapped={useCodeWrap() === 'wrap'}
        onChange={change}
        onRun={() => rerun.current?.()}
        onAskForHelp={() => void types.session.help()}
        onLoadFailed={() => announce(pageData('loadFailed'))}
      />
      <ProblemPanel
        label={texts.playgroundTypesProblems}
        progressLabel={texts.playgroundTypesLoading}
        state={types.state}
        isLoading={types.isLoading}
        progress={types.progress}
        problems={types.problems}
        onChoose={goTo}
        toggle={
          <button
            className="demo-types-switch"
            type="button"
            aria-pressed={types.isOn}
            onClick={() => void types.session.toggle()}
          >
            {texts.playgroundTypes}
          </button>
        }
      />
      <Preview demo={demo} editing={editing} problem={problem} rerun={rerun} onGoTo={goTo} />
    </div>
  );
}

/** The button that started editing stops it. */
function nameStopButton(demo: Demo, label: string) {
  const button = toolOf(demo, 'edit');
  const before = button?.ariaLabel ?? null;
  if (button) button.ariaLabel = label;
  return () => {
    if (button) button.ariaLabel = before;
  };
}
