// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx';
import type { CodeEditorOptions } from './createCodeEditor.ts';
import type { CodeEditorHandle } from './createHandle.ts';

/** Stands in for the chunk with CodeMirror, and records what is done with the editor. */
const chunk = vi.hoisted(() => ({ calls: [] as unknown[][], options: [] as CodeEditorOptions[], isReachable: true }));
vi.mock('./code-editor.css?url', () => ({ default: '/code-editor.css' }));
vi.mock('./createCodeEditor.ts', () => ({
  get createCodeEditor() {
    if (!chunk.isReachable) throw new Error('offline');
    return (options: CodeEditorOptions) => {
      chunk.options.push(options);
      return new Proxy(
        {},
        {
          get:
            (_, name) =>
            (...given: unknown[]) =>
              void chunk.calls.push([name, ...given]),
        },
      );
    };
  },
}));

const files = [
  { name: 'App.tsx', text: 'a' },
  { name: 'rows.ts', text: 'b' },
];
const nothing = () => undefined;
const props: CodeEditorProps = {
  id: 'editor',
  label: 'Code',
  files,
  current: 'App.tsx',
  problems: [],
  isWrapped: false,
  placeholder: 'waiting',
  onChange: nothing,
  onRun: nothing,
  onAskForHelp: nothing,
  onLoadFailed: nothing,
};
const methods = () => chunk.calls.map(([name]) => name);

beforeEach(() => {
  chunk.calls = [];
  chunk.options = [];
  chunk.isReachable = true;
});
afterEach(cleanup);

async function show(element: Parameters<typeof render>[0]) {
  const shown = await act(async () => render(element));
  await act(() => vi.dynamicImportSettled());
  return { ...shown, rerender: (next: typeof element) => act(async () => shown.rerender(next)) };
}

it('opens the files once there are any, and shows the current one', async () => {
  const { rerender } = await show(<CodeEditor {...props} files={undefined} />);
  expect(chunk.options).toHaveLength(0);
  expect(screen.getByText('waiting')).toBeTruthy();
  await rerender(<CodeEditor {...props} current="rows.ts" />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText('waiting')).toBeNull();
  expect(chunk.calls.slice(0, 2)).toEqual([
    ['open', files],
    ['show', 'rows.ts'],
  ]);
});

it('is created once, with the latest callbacks, and destroyed with the component', async () => {
  const onChange = vi.fn();
  const { rerender, unmount } = await show(<CodeEditor {...props} />);
  await rerender(<CodeEditor {...props} onChange={onChange} />);
  chunk.options[0]?.onChange('App.tsx', 'new');
  expect(onChange).toHaveBeenCalledWith('App.tsx', 'new');
  unmount();
  expect(chunk.options).toHaveLength(1);
  expect(methods().at(-1)).toBe('destroy');
});

it('opens another array of files, and shows the current one again', async () => {
  const others = [{ name: 'Card.tsx', text: 'c' }, ...files];
  const { rerender } = await show(<CodeEditor {...props} />);
  await rerender(<CodeEditor {...props} isWrapped />);
  expect(methods().filter((name) => name === 'open')).toHaveLength(1);
  chunk.calls = [];
  await rerender(<CodeEditor {...props} isWrapped files={others} />);
  expect(chunk.calls.slice(0, 2)).toEqual([
    ['open', others],
    ['show', 'App.tsx'],
  ]);
});

it('underlines the problems of the current file', async () => {
  const problems = [
    { file: 'App.tsx', line: 1, message: 'one' },
    { file: 'rows.ts', line: 2, message: 'two' },
  ];
  const { rerender } = await show(<CodeEditor {...props} problems={problems} />);
  await rerender(<CodeEditor {...props} problems={problems} current="rows.ts" />);
  const shown = chunk.calls.filter(([name]) => name === 'setProblems');
  expect(shown[0]).toEqual(['setProblems', 'App.tsx', [problems[0]]]);
  expect(shown.at(-1)).toEqual(['setProblems', 'rows.ts', [problems[1]]]);
});

it('performs calls of its handle as soon as it is loaded', async () => {
  const handle = createRef<CodeEditorHandle>();
  await act(async () => {
    render(<CodeEditor {...props} ref={handle} />);
  });
  handle.current?.goTo('rows.ts', 3);
  await act(() => vi.dynamicImportSettled());
  handle.current?.focus();
  expect(methods().slice(-2)).toEqual(['goTo', 'focus']);
});

it('reports that it cannot be loaded, and keeps showing the code', async () => {
  chunk.isReachable = false;
  const onLoadFailed = vi.fn();
  await show(<CodeEditor {...props} onLoadFailed={onLoadFailed} />);
  expect(onLoadFailed).toHaveBeenCalledOnce();
  expect(screen.getByText('waiting')).toBeTruthy();
});
