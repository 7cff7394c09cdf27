// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoCode } from '#model/demo';
import type { PlaygroundFile } from '#model/playground';
import { codeVariant } from '#services/code-preferences/browser';
import { textsOf, translator } from '#services/i18n';
import type { RunState } from '#services/runner';
import { actOn } from '../controllers/actions.ts';
import { readDemo } from '../controllers/readDemo.ts';
import { EDITOR_TEXTS } from './texts.ts';

const packages = { dependencies: {}, devDependencies: {}, overrides: {} };
const TEXT = 'export default TwoBars;\n';
const CODE: DemoCode = {
  name: 'TwoBars',
  title: 'Two bars',
  sources: {
    system: {
      TS: [
        { name: 'TwoBars.tsx', lines: [[TEXT.trim()]] },
        { name: 'orders.ts', lines: [['rows']] },
      ],
      JS: [],
      packages: { TS: packages, JS: packages },
    },
  },
};

/** What the mocks below are created with. */
interface Runner {
  stage: HTMLElement;
  onState: (state: RunState) => void;
}
interface Editor {
  parent: HTMLElement;
  label: string;
  onChange: (name: string, text: string) => void;
}

/** Stands in for the frame that runs code, and for what the editor does besides showing and changing texts. */
const runner = vi.hoisted(() => ({
  runs: [] as string[],
  isStopped: false,
  report: (_state: RunState) => {},
}));
const goTo = vi.hoisted(() => vi.fn());

vi.mock('../../../services/code-editor/code-editor.css?url', () => ({ default: '/code-editor.css' }));
vi.mock('../../../services/runner/run.css?url', () => ({ default: '/run.css' }));
vi.mock('../../../services/parts/fetchRoomProps.ts', () => ({
  fetchRoomProps: async () => ({ texts: textsOf(translator('en'), EDITOR_TEXTS) }),
}));
vi.mock('../../../services/runner/createRunner.ts', () => ({
  createRunner: ({ stage, onState }: Runner) => {
    const frame = stage.appendChild(document.createElement('iframe'));
    runner.report = onState;
    return {
      run: ([file]: readonly PlaygroundFile[]) => runner.runs.push(file?.text ?? ''),
      setLook: () => undefined,
      stop: () => {
        runner.isStopped = true;
        frame.remove();
      },
    };
  },
}));
vi.mock('../../../services/code-editor/createCodeEditor.ts', () => ({
  createCodeEditor: ({ parent, label, onChange }: Editor) => {
    const field = parent.appendChild(document.createElement('textarea'));
    const texts = new Map<string, string>();
    let current = '';
    field.setAttribute('aria-label', label);
    field.addEventListener('input', () => {
      texts.set(current, field.value);
      onChange(current, field.value);
    });
    return {
      open: (files: readonly PlaygroundFile[]) => files.forEach(({ name, text }) => texts.set(name, text)),
      show(name: string) {
        current = name;
        field.value = texts.get(name) ?? '';
      },
      focus: () => field.focus(),
      goTo,
      setProblems: () => undefined,
      wrap: () => undefined,
      assist: () => undefined,
      destroy: () => field.remove(),
    };
  },
}));

const fetched = vi.fn<(url: string) => Promise<Response>>();
let address = 0;

/** A demo of the page with the tools that concern editing. */
function createDemo() {
  address += 1;
  document.body.innerHTML = `
    <div data-demo="TwoBars" aria-label="Two bars" data-code-url="/edited-${address}.json">
      <div data-demo-stage=""><p>the demo</p></div>
      <button data-do="edit" aria-label="Edit this demo" aria-expanded="false"></button>
      <button data-do="reset">Reset demo</button>
      <div data-demo-place="code"></div>
    </div>`;
  const [frame] = document.body.children;
  if (!(frame instanceof HTMLElement)) throw new Error('There is no demo.');
  const demo = readDemo(frame);
  const use = async (name: 'edit' | 'reset') => {
    const tool = demo.tools.find((button) => button.dataset['do'] === name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    await act(async () => {
      await actOn(tool, demo);
      await vi.dynamicImportSettled();
    });
  };
  return { edit: () => use('edit'), reset: () => use('reset') };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Two bars' });
const preview = () => document.querySelector('.demo-run');
const looks = () => ({
  isShown: preview()?.classList.contains('demo-run-shown'),
  isStale: preview()?.classList.contains('run-stale'),
});
const report = (state: RunState) => act(() => runner.report(state));
const FAILED: RunState = {
  at: 'failed',
  failure: { phase: 'syntax', message: 'Unexpected token', file: 'TwoBars.tsx', line: 3 },
};

/** As long as a loaded machine needs. */
const RUN_MS = 60_000;
const hasRun = (text: string) => vi.waitFor(() => expect(runner.runs.at(-1)).toBe(text), RUN_MS);

async function write(text: string) {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
}

beforeEach(() => {
  codeVariant.set('TS');
  Object.assign(runner, { runs: [], isStopped: false });
  goTo.mockReset();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(CODE));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Missing in jsdom.
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a demo that is edited', () => {
  it('opens its code in an editor with the focus, and runs it at once', async () => {
    await createDemo().edit();
    expect(field().value).toBe(TEXT);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('button', { name: 'Stop editing', expanded: true })).toBeTruthy();
    await hasRun(TEXT);
  });

  it('runs what is typed after a pause, and marks the reset button', async () => {
    await createDemo().edit();
    await hasRun(TEXT);
    await write('new code');
    expect(screen.getByText('Reset demo').className).toContain('demo-edited');
    await hasRun('new code');
  });

  it('keeps what was typed in a file while another one is shown', async () => {
    const user = userEvent.setup();
    await createDemo().edit();
    await write('new code');
    await user.click(screen.getByRole('tab', { name: 'orders.ts' }));
    expect(field().value).toBe('rows\n');
    await user.keyboard('{ArrowLeft}');
    expect(field().value).toBe('new code');
  });

  it('says what is wrong until a run succeeds, and leads to the line', async () => {
    await createDemo().edit();
    report(FAILED);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The code can’t be parsed');
    expect(alert.textContent).toContain('Unexpected token');
    await userEvent.setup().click(screen.getByRole('button', { name: 'TwoBars.tsx:3' }));
    expect(goTo.mock.calls[0]?.slice(0, 2)).toEqual(['TwoBars.tsx', 3]);
    report({ at: 'running' });
    expect(screen.getByRole('alert').textContent).toContain('Unexpected token');
    report({ at: 'rendered' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces the demo once it has rendered, and dims its output while it is stale', async () => {
    await createDemo().edit();
    expect(looks()).toEqual({ isShown: false, isStale: false });
    report({ at: 'rendered' });
    expect(looks()).toEqual({ isShown: true, isStale: false });
    await write('new');
    expect(looks()).toEqual({ isShown: true, isStale: true });
    report(FAILED);
    expect(looks()).toEqual({ isShown: true, isStale: true });
    report({ at: 'rendered' });
    expect(looks()).toEqual({ isShown: true, isStale: false });
  });

  it('is the original again after a reset, also when it is edited the next time', async () => {
    const { edit, reset } = createDemo();
    await edit();
    await write('new code');
    await reset();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(preview()).toBeNull();
    expect(runner.isStopped).toBe(true);
    expect(screen.getByText('Reset demo').className).not.toContain('demo-edited');
    expect(screen.getByRole('button', { name: 'Edit this demo', expanded: false })).toBeTruthy();
    await edit();
    expect(field().value).toBe(TEXT);
  });

  it('stays as it is if its code cannot be loaded, and the next try works', async () => {
    const { edit } = createDemo();
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(edit()).rejects.toThrow('offline');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit this demo', expanded: false })).toBeTruthy();
    await edit();
    expect(field().value).toBe(TEXT);
  });
});
