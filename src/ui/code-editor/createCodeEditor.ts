import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, StateEffect, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import type { CodeAssistant } from './assistance.ts';
import { isStyle, languageOf } from './languageOf.ts';
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
  /** Ctrl-Space, as long as nobody assists. */
  onAskForHelp?: () => void;
}

export interface CodeEditor {
  /** Replaces everything that was there, histories included. */
  open: (files: readonly EditedFile[]) => void;
  show: (name: string) => void;
  /** One change, which can be undone. */
  setText: (name: string, text: string) => void;
  setProblems: (name: string, problems: readonly EditorProblem[]) => void;
  /** The beginning of a line, or a place in it that is known exactly. */
  goTo: (name: string, line: number, position?: number) => void;
  /** From now on completes, and explains what the pointer rests on. */
  assist: (assistant: CodeAssistant) => Promise<void>;
  /** Opens the list of what can stand here. */
  complete: () => Promise<void>;
  focus: () => void;
  destroy: () => void;
}

/**
 * An editor for several files, each with its own history. Tab leaves it, as it leaves everything else on a page; lines are
 * indented by Mod-] and while typing.
 */
export function createCodeEditor({ parent, label, onChange, onRun, onAskForHelp }: CodeEditorOptions): CodeEditor {
  const states = new Map<string, EditorState>();
  let current = '';
  let hasShownProblems = false;
  /** What came later than the editor. */
  const abilities: ((name: string) => Extension)[] = [];

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
      { key: 'Mod-f', preventDefault: true, run: (view) => (void import('./find.ts').then(({ openFind }) => openFind(view)), true) },
      { key: 'Ctrl-Space', run: () => (onAskForHelp?.(), onAskForHelp !== undefined) },
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    languageOf(name),
    looks,
    EditorView.contentAttributes.of({ 'aria-label': `${label}: ${name}`, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(name, update.state.doc.toString());
    }),
    abilities.map((extensionOf) => extensionOf(name)),
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
    abilities.push(extensionOf);
    const add = (name: string) => ({ effects: StateEffect.appendConfig.of(extensionOf(name)) });
    for (const [name, state] of states) states.set(name, state.update(add(name)).state);
    view.dispatch(add(current));
  }

  let hasStyles = false;
  function readStyles() {
    if (hasStyles) return;
    hasStyles = true;
    void import('./styleLanguage.ts').then(({ styleLanguage }) => extend((name) => (isStyle(name) ? styleLanguage : [])), () => (hasStyles = false));
  }

  // Without them one types every bracket oneself; nothing else is lost.
  view.contentDOM.addEventListener('focus', () => void import('./brackets.ts').then(({ brackets }) => extend(() => brackets), () => undefined), { once: true });

  return {
    open(files) {
      states.clear();
      current = '';
      for (const file of files) states.set(file.name, create(file));
      if (files.some(({ name }) => isStyle(name))) readStyles();
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
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
