import { createPreference } from '#lib/preference';
import { storageSource } from '#lib/storage';
import type { PlaygroundFile } from '#model/playground';
import type { TypeChecker, TypeProblem } from '#services/type-checker/browser';
import type { CodeAssistant, CodeEditor, EditorProblem } from '#ui/browser';
import { describeProblem } from './describeProblem.ts';
import type { Parts } from './parts.ts';
import { createTypePanel } from './typePanel.ts';

/** A check costs a core a quarter of a second; it waits for a pause in typing. */
const TYPING_PAUSE_MS = 300;

const typeChecking = createPreference({ values: ['on', 'off'], fallback: 'off', sources: [storageSource('playground-types')] });

interface TypeCheckOptions {
  files: () => readonly PlaygroundFile[];
  editor: () => CodeEditor;
  goTo: (problem: TypeProblem) => void;
  /** Other problems are to be underlined. */
  onProblems: () => void;
}

/**
 * Checks types once a reader asks for it. The choice is remembered, and still nothing is loaded for somebody who only
 * looks: a page that opens with checking on waits for the first change.
 */
export function createTypeCheck(parts: Parts, { files, editor, goTo, onProblems }: TypeCheckOptions) {
  const { tool, words } = parts;
  const panel = createTypePanel(parts, goTo);
  let checker: TypeChecker | undefined;
  let problems: readonly TypeProblem[] = [];
  let isLoaded = false;
  let isOn = typeChecking.get() === 'on';
  let timer: ReturnType<typeof setTimeout> | undefined;
  tool('types').setAttribute('aria-pressed', String(isOn));

  async function load(): Promise<TypeChecker> {
    if (checker) return checker;
    const { createTypeChecker } = await import('#services/type-checker/browser');
    checker ??= createTypeChecker((progress) => {
      // What was asked for before a failure may still arrive after it.
      if (!isOn) return;
      panel.show('loading');
      panel.showProgress(progress);
    });
    return checker;
  }

  async function check() {
    clearTimeout(timer);
    const asked = files();
    panel.show(isLoaded ? 'checking' : 'loading');
    try {
      const ready = await load();
      const found = await ready.ask('check', asked, {});
      // A newer check took its place.
      if (!found) return;
      if (!isLoaded) {
        isLoaded = true;
        await editor().assist(assistant);
      }
      // An answer about what has changed since says nothing; the next one is on its way.
      if (isOn && asked === files()) showProblems(found);
    } catch {
      turn(false);
      panel.show('failed');
    }
  }

  function showProblems(found: readonly TypeProblem[]) {
    problems = found;
    panel.show({ problems });
    onProblems();
  }

  function turn(isWanted: boolean) {
    isOn = isWanted;
    tool('types').setAttribute('aria-pressed', String(isOn));
    clearTimeout(timer);
    problems = [];
    onProblems();
    panel.show('off');
  }

  /** A failure turns checking off for now; only the reader's own choice is remembered. */
  function choose(isWanted: boolean) {
    typeChecking.set(isWanted ? 'on' : 'off');
    turn(isWanted);
  }

  const assistant: CodeAssistant = {
    hint: async (file, position) => (isOn ? (await load()).ask('hint', files(), { file, position }).catch(() => undefined) : undefined),
    complete: async (file, position) => (isOn ? (await load()).ask('complete', files(), { file, position }).catch(() => undefined) : undefined),
    describe: async (file, position, name) => (await load()).ask('describe', files(), { file, position, name }).catch(() => undefined),
  };

  return {
    /** The code is another one. `isEdited`: by the reader, who wants to be told. */
    changed(isEdited: boolean) {
      clearTimeout(timer);
      if (isOn && (isEdited || checker)) timer = setTimeout(() => void check(), TYPING_PAUSE_MS);
    },
    async toggle() {
      choose(!isOn);
      if (isOn) await check();
    },
    /** Asked for by the key for completion: turns checking on, and completes once it can. */
    async help() {
      if (!isOn) choose(true);
      await check();
      if (isOn) await editor().complete();
    },
    problemsIn(file: string): EditorProblem[] {
      return problems.filter((problem) => problem.file === file).map((problem) => ({ line: problem.line, from: problem.from, to: problem.to, severity: problem.severity, message: describeProblem(problem, words) }));
    },
  };
}
