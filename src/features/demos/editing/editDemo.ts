import type { PlaygroundFile } from '#model/playground';
import { codeStyling, codeVariant } from '#services/code-preferences';
import { loadCodeEditor } from '#services/code-editor/browser';
import { codeWrap } from '#services/code-preferences/browser';
import type { DisplaySettings } from '#services/display-settings';
import { display } from '#services/display-settings/browser';
import type { RunTexts } from '#services/runner';
import { createRunner, type Look, problemOf, type RunState } from '#services/runner/browser';
import type { TypeTexts } from '#services/type-checker';
import { describeProblem, type TypeProblem } from '#services/type-checker/browser';
import { sourceOfProject } from '../controllers/chosenFiles.ts';
import { fetchCode } from '../controllers/fetchCode.ts';
import { createEditPanel } from './editPanel.ts';
import { isEditing, keepEditing, stopEditing } from './edits.ts';
import { createTypePanel } from './typePanel.ts';

/** Debounce between typing and running the code. */
const RUN_DEBOUNCE_MS = 400;

/** Starts or stops editing: opens the code in an inline editor and runs it in place of the demo. */
export async function toggleEditing(demo: HTMLElement, button: HTMLElement): Promise<void> {
  if (isEditing(demo)) return stopEditing(demo);
  const [code, { createCodeEditor }] = await Promise.all([fetchCode(demo), loadCodeEditor()]);
  const preferred = codeStyling.get();
  const original = sourceOfProject(code, codeVariant.get(), preferred === 'tailwind' ? 'system' : preferred).files;
  const words = JSON.parse(button.dataset['words'] ?? '{}') as RunTexts & TypeTexts;
  const stage = createStage(demo);
  let files: PlaygroundFile[] = [...original];
  let current = files[0]?.name ?? '';
  let problems: readonly TypeProblem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runner = createRunner({
    stage,
    title: code.title,
    look: lookOf(display.get()),
    onConsole: () => undefined,
    onState: showState,
  });
  const unsubscribe = display.subscribe(() => runner.setLook(lookOf(display.get())));
  const panel = createEditPanel(
    demo,
    original.map(({ name }) => name),
    showFile,
  );
  const editor = createCodeEditor({
    parent: panel.place,
    label: code.title,
    onRun: () => runner.run(files),
    onChange: change,
    onAskForHelp: () => void types.help(),
  });
  const types = createTypePanel({
    words,
    files: () => files,
    editor: () => editor,
    onProblems: (found) => {
      problems = found;
      underline();
    },
    goTo: ({ file, line, from }) => {
      panel.select(file);
      editor.goTo(file, line, from);
    },
  });
  panel.place.after(types.root);

  function showFile(name: string) {
    current = name;
    editor.show(name);
    underline();
  }

  function underline() {
    editor.setProblems(
      current,
      problems
        .filter(({ file }) => file === current)
        .map((problem) => ({
          line: problem.line,
          from: problem.from,
          to: problem.to,
          severity: problem.severity,
          message: describeProblem(problem, words),
        })),
    );
  }

  function change(name: string, text: string) {
    files = files.map((file) => (file.name === name ? { name, text } : file));
    demo.toggleAttribute('data-demo-edited', isDifferent());
    types.changed(true);
    clearTimeout(timer);
    timer = setTimeout(() => runner.run(files), RUN_DEBOUNCE_MS);
  }

  function isDifferent() {
    return files.some(({ text }, index) => text !== original[index]?.text);
  }

  function showState(state: RunState) {
    demo.dataset['demoState'] = state.at;
    // Keep the original demo visible until the edited one has rendered.
    if (state.at === 'rendered') demo.dataset['demoRunning'] = '';
    panel.showProblem(problemOf(state, words));
  }

  demo.dataset['demoEditing'] = '';
  const label = button.ariaLabel;
  button.ariaLabel = button.dataset['stop'] ?? label;
  button.setAttribute('aria-expanded', 'true');
  keepEditing(demo, {
    files: () => (isDifferent() ? files : undefined),
    stop() {
      clearTimeout(timer);
      unsubscribe();
      runner.stop();
      types.end();
      editor.destroy();
      panel.remove();
      stage.remove();
      button.ariaLabel = label;
      button.setAttribute('aria-expanded', 'false');
      for (const name of ['demoEditing', 'demoRunning', 'demoEdited', 'demoState']) delete demo.dataset[name];
    },
  });
  editor.wrap(codeWrap.get() === 'wrap');
  editor.open(files);
  editor.focus();
  // The button may be far from the editor.
  panel.place.scrollIntoView({ block: 'nearest' });
  runner.run(files);
}

/** The preview has the same height as the demo it replaces. */
function createStage(demo: HTMLElement): HTMLElement {
  const around = demo.querySelector<HTMLElement>('[data-demo-stage]');
  const stage = document.createElement('div');
  stage.dataset['demoRun'] = '';
  stage.style.blockSize = `${around?.clientHeight ?? 400}px`;
  around?.append(stage);
  return stage;
}

/** The preview uses the same display settings as the demo it replaces. */
function lookOf({ paletteMode, direction, dense }: DisplaySettings): Look {
  return { mode: paletteMode, direction, density: dense ? 'dense' : 'normal' };
}
