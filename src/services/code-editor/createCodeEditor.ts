import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { CodeAssistant } from '#model/code-assistant';
import { isStyle, languageOf } from './languageOf.ts';
import { editorStyle } from './editorStyle.ts';
import type { EditorProblem } from './showProblems.ts';

export interface EditedFile {
  name: string;
  text: string;
}

export interface CodeEditorOptions {
  parent: HTMLElement;
  /** Accessible name; the file name is appended. */
  label: string;
  onChange: (name: string, text: string) => void;
  /** Mod-Enter. */
  onRun: () => void;
  /** Ctrl-Space, while there is no assistant. */
  onAskForHelp?: () => void;
}

export interface CodeEditor {
  /** Replaces all files and resets the undo history. */
  open: (files: readonly EditedFile[]) => void;
  show: (name: string) => void;
  /** Replaces the text as a single undoable change. */
  setText: (name: string, text: string) => void;
  setProblems: (name: string, problems: readonly EditorProblem[]) => void;
  /** Moves the cursor to a position, or to the start of a line if no position is given. */
  goTo: (name: string, line: number, position?: number) => void;
  /** Enables completion and hover hints. */
  assist: (assistant: CodeAssistant) => Promise<void>;
  /** Opens the completion list. */
  complete: () => Promise<void>;
  /** Wraps long lines, or lets them scroll. */
  wrap: (isWrapped: boolean) => void;
  focus: () => void;
  destroy: () => void;
}

/**
 * An editor for several files, each with its own undo history. Tab moves focus out, so that it is no keyboard trap; lines
 * are indented with Mod-] and automatically while typing.
 */
export function createCodeEditor({ parent, label, onChange, onRun, onAskForHelp }: CodeEditorOptions): CodeEditor {
  const states = new Map<string, EditorState>();
  let current = '';
  let hasShownProblems = false;
  let isWrapped = false;
  const wrapping = new Compartment();
  /** Extensions loaded after the editor was created. */
  const lateExtensions: ((name: string) => Extension)[] = [];

  const extensions = (name: string): Extension => [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    keymap.of([
      { key: 'Mod-Enter', preventDefault: true, run: () => (onRun(), true) },
      { key: 'Ctrl-Space', run: () => (onAskForHelp?.(), onAskForHelp !== undefined) },
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    wrapping.of(isWrapped ? EditorView.lineWrapping : []),
    languageOf(name),
    editorStyle,
    EditorView.contentAttributes.of({ 'aria-label': `${label}: ${name}`, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(name, update.state.doc.toString());
    }),
    lateExtensions.map((extensionOf) => extensionOf(name)),
  ];
  const create = ({ name, text }: EditedFile) => EditorState.create({ doc: text, extensions: extensions(name) });
  const view = new EditorView({ parent });

  function show(name: string) {
    const next = states.get(name);
    if (name === current || !next) return;
    if (states.has(current)) states.set(current, view.state);
    current = name;
    view.setState(next);
  }

  function extend(extensionOf: (name: string) => Extension) {
    lateExtensions.push(extensionOf);
    const add = (name: string) => ({ effects: StateEffect.appendConfig.of(extensionOf(name)) });
    for (const [name, state] of states) states.set(name, state.update(add(name)).state);
    view.dispatch(add(current));
  }

  let hasStyles = false;
  function loadStyleLanguage() {
    if (hasStyles) return;
    hasStyles = true;
    void import('./styleLanguage.ts').then(
      ({ styleLanguage }) => extend((name) => (isStyle(name) ? styleLanguage : [])),
      () => (hasStyles = false),
    );
  }

  // If this fails to load, brackets are just not closed automatically.
  view.contentDOM.addEventListener(
    'focus',
    () =>
      void import('./brackets.ts').then(
        ({ brackets }) => extend(() => brackets),
        () => undefined,
      ),
    { once: true },
  );

  return {
    open(files) {
      states.clear();
      current = '';
      for (const file of files) states.set(file.name, create(file));
      if (files.some(({ name }) => isStyle(name))) loadStyleLanguage();
      const [first] = files;
      if (first) show(first.name);
    },
    show,
    setText(name, text) {
      show(name);
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setProblems(name, problems) {
      if (name !== current || (problems.length === 0 && !hasShownProblems)) return;
      hasShownProblems = true;
      // If this fails to load, the problems are still listed beside the editor.
      void import('./showProblems.ts').then(
        ({ showProblems }) => name === current && showProblems(view, problems),
        () => undefined,
      );
    },
    goTo(name, line, position) {
      show(name);
      const { doc } = view.state;
      const from = Math.min(position ?? doc.line(Math.min(Math.max(1, line), doc.lines)).from, doc.length);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    async assist(assistant) {
      const { assistance } = await import('./assistance.ts');
      extend((name) => assistance(name, assistant));
    },
    complete: () => import('./assistance.ts').then(({ openCompletion }) => openCompletion(view)),
    wrap(isWanted) {
      isWrapped = isWanted;
      const effects = wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []);
      for (const [name, state] of states) states.set(name, state.update({ effects }).state);
      view.dispatch({ effects });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
