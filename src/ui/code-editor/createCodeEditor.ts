import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { languageOf } from './languageOf.ts';
import { looks } from './looks.ts';
import type { EditorProblem } from './showProblems.ts';

export interface EditedFile {
  name: string;
  text: string;
}

export interface CodeEditorOptions {
  parent: HTMLElement;
  /** Says what is edited; the name of the file is added. */
  label: string;
  onChange: (name: string, text: string) => void;
  /** Mod-Enter. */
  onRun: () => void;
  /** Further abilities of a file, such as completion from a type checker. */
  extensionsOf?: (name: string) => Extension;
}

export interface CodeEditor {
  /** Replaces everything that was there, histories included. */
  open: (files: readonly EditedFile[]) => void;
  show: (name: string) => void;
  /** One change, which can be undone. */
  setText: (name: string, text: string) => void;
  setProblems: (name: string, problems: readonly EditorProblem[]) => void;
  goTo: (name: string, line: number) => void;
  focus: () => void;
  destroy: () => void;
}

/**
 * An editor for several files, each with its own history. Tab leaves it, as it leaves everything else on a page; lines are
 * indented by Mod-] and while typing.
 */
export function createCodeEditor({ parent, label, onChange, onRun, extensionsOf }: CodeEditorOptions): CodeEditor {
  const states = new Map<string, EditorState>();
  let current = '';
  let hasShownProblems = false;

  const extensions = (name: string): Extension => [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    keymap.of([
      { key: 'Mod-Enter', preventDefault: true, run: () => (onRun(), true) },
      { key: 'Mod-f', preventDefault: true, run: (view) => (void import('./find.ts').then(({ openFind }) => openFind(view)), true) },
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    languageOf(name),
    looks,
    EditorView.contentAttributes.of({ 'aria-label': `${label}: ${name}`, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(name, update.state.doc.toString());
    }),
    extensionsOf?.(name) ?? [],
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

  return {
    open(files) {
      states.clear();
      current = '';
      for (const file of files) states.set(file.name, create(file));
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
      void import('./showProblems.ts').then(({ showProblems }) => name === current && showProblems(view, problems));
    },
    goTo(name, line) {
      show(name);
      const { doc } = view.state;
      const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
