import { isFileName, MAX_FILES, type PlaygroundFile } from '#model/playground';
import { loadCodeEditor } from '#services/code-editor/browser';
import { encodeProject, saveProject, projectHash, sharedHash } from '#services/playground/browser';
import { createRunner, type Failure, type Look, type RunState } from '#services/runner/browser';
import { announce, copyText } from '#ui/browser';
import { createConsole } from './consolePanel.ts';
import { createEditorSettings } from './editorSettings.ts';
import { exportProject } from './exportProject.ts';
import { createTabs } from './fileTabs.ts';
import { formatFile } from './format.ts';
import { openProject, type NamedProject, type OpenedProject } from './openProject.ts';
import { findParts } from './parts.ts';
import { createRecentList } from './recentList.ts';
import { resizePanes } from './resizePanes.ts';
import { createStateView } from './showState.ts';
import { createTypeCheck } from './typeCheck.ts';

/** Debounce between typing and saving and running the code. */
const RUN_DEBOUNCE_MS = 400;

export async function activatePlayground() {
  const root = document.querySelector<HTMLElement>('[data-playground]');
  if (!root) return;
  const parts = findParts(root);
  const { words, part, tool } = parts;
  const starters = JSON.parse(part('starters').textContent ?? '[]') as NamedProject[];
  const name = part('name') as HTMLInputElement;
  const { createCodeEditor } = await loadCodeEditor();

  let opened: OpenedProject = await openProject(location.hash, starters, words);
  let files: PlaygroundFile[] = [];
  let current = '';
  let failure: Failure | undefined;
  let look: Look = { mode: 'light', direction: 'ltr', density: 'normal' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const project = () => ({ title: name.value.trim(), files });
  const showTabs = createTabs(parts, showFile);
  const view = createStateView(parts, (file, line) => {
    showFile(file);
    editor.goTo(file, line);
  });
  const types = createTypeCheck(parts, {
    files: () => files,
    editor: () => editor,
    goTo: ({ file, line, from }) => {
      showFile(file);
      editor.goTo(file, line, from);
    },
    onProblems: () => showProblems(),
  });
  const runner = createRunner({
    stage: part('stage'),
    title: words.preview,
    look,
    onConsole: createConsole(parts),
    onState: showRun,
  });
  part('editor').replaceChildren();
  const editor = createCodeEditor({
    parent: part('editor'),
    label: words.code,
    onRun: () => run(),
    onChange: changeFile,
    onAskForHelp: () => void types.help(),
  });
  const settings = createEditorSettings(parts, editor);

  function showRun(state: RunState) {
    view.show(state);
    root?.setAttribute('data-state', state.at);
    if (state.at === 'rendered' || state.at === 'idle') root?.removeAttribute('data-stale');
    failure = state.at === 'failed' ? state.failure : undefined;
    showProblems();
  }

  /** Underlines the runtime error and type problems of the current file. */
  function showProblems() {
    const ofRun = failure?.file === current && failure.line ? [{ line: failure.line, message: failure.message }] : [];
    editor.setProblems(current, [...ofRun, ...types.problemsIn(current)]);
  }

  function showFile(wanted: string) {
    const isThere = files.some((file) => file.name === wanted);
    current = isThere ? wanted : (files[0]?.name ?? '');
    editor.show(current);
    showTabs(
      files.map((file) => file.name),
      current,
    );
    tool('delete-file').toggleAttribute('disabled', current === files[0]?.name);
    showProblems();
  }

  function show(next: OpenedProject) {
    opened = next;
    files = [...next.project.files];
    name.value = next.project.title;
    editor.open(files);
    showFile(files[0]?.name ?? '');
    part('notice').hidden = !next.problem;
    part('notice-text').textContent = next.problem ?? '';
    part('invitation').hidden = next.isTrusted;
    runner.stop();
    types.changed(false);
    if (next.isTrusted) run();
  }

  function changeFile(changed: string, text: string) {
    files = files.map((file) => (file.name === changed ? { name: changed, text } : file));
    types.changed(true);
    scheduleRun();
  }

  /** Schedules saving and running after a change, debounced. */
  function scheduleRun() {
    clearTimeout(timer);
    root?.setAttribute('data-stale', '');
    if (opened.isTrusted && !settings.runsAlone()) part('state').textContent = words.stale;
    timer = setTimeout(() => {
      save();
      if (opened.isTrusted && settings.runsAlone()) runner.run(files);
    }, RUN_DEBOUNCE_MS);
  }

  function save() {
    const isKept = saveProject(opened.id, project());
    if (isKept) history.replaceState(history.state, '', projectHash(opened.id));
    root?.setAttribute('data-saved', String(isKept));
    if (!isKept) part('state').title = words.notSaved;
  }

  function run() {
    clearTimeout(timer);
    trust();
    runner.run(files);
  }

  function trust() {
    part('invitation').hidden = true;
    opened = { ...opened, isTrusted: true };
  }

  function share() {
    const code = encodeProject(project());
    if (!code) return announce(words.shareTooLarge);
    const address = code.then((text) => `${location.origin}${location.pathname}${sharedHash(text)}`);
    return copyText(address, words.linkCopied);
  }

  async function format() {
    const file = files.find((one) => one.name === current);
    if (!file) return;
    const text = await formatFile(file.name, file.text).catch(() => announce(words.formatFailed));
    if (typeof text === 'string') editor.setText(file.name, text);
  }

  function addFile(wanted: string) {
    const isTaken = files.some((file) => file.name.toLowerCase() === wanted.toLowerCase());
    if (!isFileName(wanted) || isTaken || files.length >= MAX_FILES) return announce(words.badFileName);
    reopen([...files, { name: wanted, text: '' }], wanted);
    part('new-file').hidden = true;
    editor.focus();
  }

  /** Opens a changed set of files. All files keep their text, but the undo history is reset. */
  function reopen(next: PlaygroundFile[], wanted: string) {
    files = next;
    editor.open(files);
    showFile(wanted);
    types.changed(true);
    scheduleRun();
  }

  function changeLook(change: Partial<Look>) {
    look = { ...look, ...change };
    runner.setLook(look);
    tool('mode').setAttribute('aria-pressed', String(look.mode === 'dark'));
    tool('direction').setAttribute('aria-pressed', String(look.direction === 'rtl'));
    tool('density').setAttribute('aria-pressed', String(look.density === 'dense'));
  }

  const actions: Record<string, () => unknown> = {
    run,
    trust: run,
    format,
    types: types.toggle,
    share,
    stackblitz: () => exportProject(project(), 'stackblitz'),
    download: () => exportProject(project(), 'download'),
    mode: () => changeLook({ mode: look.mode === 'dark' ? 'light' : 'dark' }),
    direction: () => changeLook({ direction: look.direction === 'rtl' ? 'ltr' : 'rtl' }),
    density: () => changeLook({ density: look.density === 'dense' ? 'normal' : 'dense' }),
    'add-file': () => {
      part('new-file').hidden = !part('new-file').hidden;
      part('new-file').querySelector('input')?.focus();
    },
    'delete-file': () =>
      reopen(
        files.filter((file, index) => index === 0 || file.name !== current),
        files[0]?.name ?? '',
      ),
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const act = actions[button?.dataset['do'] ?? ''];
    if (!button || !act) return;
    button.setAttribute('aria-busy', 'true');
    Promise.resolve(act())
      .catch(() => announce(document.body.dataset['loadFailed'] ?? ''))
      .finally(() => button.removeAttribute('aria-busy'));
  });
  part('new-file').addEventListener('submit', (event) => {
    event.preventDefault();
    addFile(String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '').trim());
  });
  name.addEventListener('input', save);
  addEventListener('hashchange', () => void openProject(location.hash, starters, words).then(show));
  createRecentList(parts);
  resizePanes(parts);
  show(opened);
}
