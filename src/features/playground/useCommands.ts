import { useEffect, useMemo, type RefObject } from 'react';
import type { CodeEditorHandle } from '#services/code-editor';
import { encodeProject, projectHash, saveProject, sharedHash } from '#services/playground/browser';
import type { Look, useRunner } from '#services/runner';
import type { useTypeCheck } from '#services/type-checker';
import { announce, copyText } from '#ui/browser';
import { exportProject } from './exportProject.ts';
import { formatFile } from './format.ts';
import type { OpenedProject } from './openProject.ts';
import { canAddFile, type PlaygroundEvent, type PlaygroundState } from './playgroundState.ts';
import { autoRun } from './preferences.ts';
import type { PlaygroundTexts } from './props.ts';

/** Debounce between typing and saving and running the code. */
const RUN_DEBOUNCE_MS = 400;

interface Driven {
  texts: PlaygroundTexts;
  latest: RefObject<PlaygroundState>;
  dispatch: (event: PlaygroundEvent) => void;
  editor: RefObject<CodeEditorHandle | null>;
  runner: ReturnType<typeof useRunner>['runner'];
  types: ReturnType<typeof useTypeCheck>['session'];
}

export type Commands = ReturnType<typeof createCommands>;

/** What the controls of the playground do: the same functions in every render. */
export function useCommands({ texts, latest, dispatch, editor, runner, types }: Driven): Commands {
  const commands = useMemo(
    () => createCommands({ texts, latest, dispatch, editor, runner, types }),
    [texts, latest, dispatch, editor, runner, types],
  );
  useEffect(() => commands.cancel, [commands]);
  return commands;
}

function createCommands({ texts, latest, dispatch, editor, runner, types }: Driven) {
  const project = () => ({ title: latest.current.title.trim(), files: latest.current.files });

  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether that succeeded. */
  function store(): boolean {
    const { id } = latest.current;
    const isSaved = id !== undefined && saveProject(id, project());
    dispatch({ type: 'saved', isSaved });
    return isSaved;
  }

  function save() {
    if (store()) history.replaceState(history.state, '', projectHash(latest.current.id ?? ''));
  }

  /** Saves what has changed and not been saved yet. */
  function flush(saveChanges: () => void) {
    clearTimeout(timer);
    if (timer !== undefined) saveChanges();
    timer = undefined;
  }

  function run() {
    flush(save);
    dispatch({ type: 'trusted' });
    runner.run(latest.current.files);
  }

  function change(event: PlaygroundEvent) {
    dispatch(event);
    types.changed(true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (latest.current.isTrusted && autoRun.get() === 'on') run();
      else flush(save);
    }, RUN_DEBOUNCE_MS);
  }

  function show(name: string) {
    dispatch({ type: 'shown', name });
  }

  return {
    run,
    show,
    open(opened: OpenedProject) {
      // The URL is that of the next project already.
      flush(store);
      dispatch({ type: 'opened', opened });
      runner.stop();
      types.changed(false);
      if (opened.isTrusted) run();
    },
    rename(title: string) {
      dispatch({ type: 'renamed', title });
      save();
    },
    type(name: string, text: string) {
      change({ type: 'typed', name, text });
    },
    goTo({ file, line, from }: { file: string; line: number; from?: number }) {
      show(file);
      editor.current?.goTo(file, line, from);
    },
    toggleFileForm() {
      dispatch({ type: 'form toggled' });
    },
    addFile(name: string) {
      if (!canAddFile(latest.current, name)) return announce(texts.playgroundBadFileName);
      change({ type: 'file added', name });
      editor.current?.focus();
    },
    deleteFile() {
      change({ type: 'file deleted' });
    },
    changeLook(look: Partial<Look>) {
      dispatch({ type: 'look changed', look });
    },
    toggleTypes: types.toggle,
    declineTypes: types.decline,
    askForHelp: types.help,
    async format() {
      const { files, current } = latest.current;
      const file = files.find(({ name }) => name === current);
      if (!file) return;
      const text = await formatFile(file.name, file.text).catch(() => announce(texts.playgroundFormatFailed));
      const isUnchanged = latest.current.files.includes(file) && latest.current.current === file.name;
      if (typeof text === 'string' && isUnchanged) editor.current?.setText(file.name, text);
    },
    async share() {
      const code = encodeProject(project());
      if (!code) return announce(texts.playgroundShareTooLarge);
      const address = code.then((text) => `${location.origin}${location.pathname}${sharedHash(text)}`);
      if (await copyText(address, { success: texts.playgroundLinkCopied })) return;
      history.replaceState(history.state, '', await address);
      announce(texts.playgroundLinkShown);
    },
    openInStackBlitz: () => exportProject(project(), 'stackblitz'),
    download: () => exportProject(project(), 'download'),
    /** Forgets the run that a change has scheduled. */
    cancel: () => clearTimeout(timer),
  };
}
