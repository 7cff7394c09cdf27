import type { RefObject } from 'react';
import { CodeEditor, type CodeEditorHandle, type FileProblem } from '#services/code-editor';
import { useCodeWrap } from '#services/code-preferences';
import type { useTypeCheck } from '#services/type-checker';
import { announce } from '#ui/browser';
import { FileBar } from './FileBar.tsx';
import { NewFileForm } from './NewFileForm.tsx';
import { isFirstFile, type ShownState } from './playgroundState.ts';
import type { PlaygroundTexts } from './props.ts';
import { TypePanel } from './TypePanel.tsx';
import type { Commands } from './useCommands.ts';
import styles from './Workbench.module.css';

const EDITOR_ID = 'playground-editor';

interface EditorPaneProps {
  texts: PlaygroundTexts;
  state: ShownState;
  /** Shown until a project is open. */
  placeholder: string | undefined;
  commands: Commands;
  editor: RefObject<CodeEditorHandle | null>;
  types: ReturnType<typeof useTypeCheck>;
  /** Of the last run, and of types. */
  problems: readonly FileProblem[];
}

/** The files, the editor, and the problems of types. */
export function EditorPane({ texts, state, placeholder, commands, editor, types, problems }: EditorPaneProps) {
  const { id, openedFiles, current } = state;
  return (
    <section className={styles['editor']} aria-label={texts.playgroundCode}>
      <FileBar
        texts={texts}
        editorId={EDITOR_ID}
        files={openedFiles}
        current={current}
        isFirst={isFirstFile(state)}
        checksTypes={types.isOn}
        commands={commands}
      />
      {state.isNamingFile && <NewFileForm texts={texts} onAdd={commands.addFile} />}
      <CodeEditor
        ref={editor}
        id={EDITOR_ID}
        label={texts.playgroundCode}
        files={id ? openedFiles : undefined}
        current={current}
        placeholder={id ? openedFiles.find(({ name }) => name === current)?.text : placeholder}
        problems={problems}
        isWrapped={useCodeWrap() === 'wrap'}
        onChange={commands.type}
        onRun={commands.run}
        onAskForHelp={commands.askForHelp}
        onLoadFailed={() => announce(texts.loadFailed)}
      />
      <TypePanel texts={texts} types={types} commands={commands} />
    </section>
  );
}
