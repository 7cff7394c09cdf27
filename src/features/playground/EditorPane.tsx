import { Plus, SpellCheck, Trash2 } from 'lucide';
import { useMemo, type RefObject } from 'react';
import { CodeEditor, FileTabs, ProblemPanel, type CodeEditorHandle, type FileProblem } from '#services/code-editor';
import { codeWrap } from '#services/code-preferences/browser';
import type { useTypeCheck } from '#services/type-checker';
import { announce } from '#ui/browser';
import type { Commands } from './useCommands.ts';
import { NewFileForm } from './NewFileForm.tsx';
import { isFirstFile, type PlaygroundState } from './playgroundState.ts';
import { usePreference } from './preferences.ts';
import type { PlaygroundTexts } from './props.ts';
import { Tool } from './Tool.tsx';
import styles from './Workbench.module.css';

const EDITOR_ID = 'playground-editor';

interface EditorPaneProps {
  texts: PlaygroundTexts;
  state: PlaygroundState;
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
  const { id, files, openedFiles, current, isNamingFile } = state;
  const names = useMemo(() => openedFiles.map(({ name }) => name), [openedFiles]);
  const isWrapped = usePreference(codeWrap, 'scroll') === 'wrap';
  return (
    <section className={styles['editor']} aria-label={texts.playgroundCode}>
      <div className={styles['files']}>
        <FileTabs
          label={texts.playgroundFiles}
          names={names}
          current={current}
          editorId={EDITOR_ID}
          onChoose={commands.show}
        />
        <Tool name="add-file" icon={Plus} label={texts.playgroundAddFile} onUse={commands.toggleFileForm} />
        <Tool
          name="delete-file"
          icon={Trash2}
          label={texts.playgroundDeleteFile}
          isDisabled={isFirstFile(state)}
          onUse={commands.deleteFile}
        />
        <Tool
          name="types"
          icon={SpellCheck}
          label={texts.playgroundTypes}
          look="labeled"
          isPressed={types.isOn}
          onUse={commands.toggleTypes}
        />
      </div>
      {isNamingFile && <NewFileForm texts={texts} onAdd={commands.addFile} />}
      <CodeEditor
        ref={editor}
        id={EDITOR_ID}
        label={texts.playgroundCode}
        files={id ? openedFiles : undefined}
        current={current}
        placeholder={id ? files.find(({ name }) => name === current)?.text : placeholder}
        problems={problems}
        isWrapped={isWrapped}
        onChange={commands.type}
        onRun={commands.run}
        onAskForHelp={commands.askForHelp}
        onLoadFailed={() => announce(texts.loadFailed)}
      />
      <ProblemPanel
        label={texts.playgroundTypesProblems}
        progressLabel={texts.playgroundTypesLoading}
        isHidden={types.isIdle}
        state={types.state}
        isLoading={types.isLoading}
        progress={types.progress}
        problems={types.problems}
        note={texts.playgroundTypesKeys}
        onChoose={({ file, line, from }) => commands.goTo(file, line, from)}
      />
    </section>
  );
}
