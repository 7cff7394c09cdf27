// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileTabs } from './FileTabs.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';

afterEach(cleanup);

function Tabs({ names }: { names: readonly string[] }) {
  const [current, setCurrent] = useState(names[0] ?? '');
  return <FileTabs label="Files" names={names} current={current} editorId="editor" onChoose={setCurrent} />;
}

it('tabs are chosen by click and by arrow keys, around the ends', async () => {
  const user = userEvent.setup();
  render(<Tabs names={['App.tsx', 'Card.tsx', 'rows.ts']} />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  await user.click(screen.getByRole('tab', { name: 'Card.tsx' }));
  expect(chosen().textContent).toBe('Card.tsx');
  for (const [key, name] of [
    ['{ArrowRight}', 'rows.ts'],
    ['{ArrowRight}', 'App.tsx'],
    ['{ArrowLeft}', 'rows.ts'],
    ['{Home}', 'App.tsx'],
    ['{End}', 'rows.ts'],
  ] as const) {
    await user.keyboard(key);
    expect(chosen().textContent, key).toBe(name);
    expect(document.activeElement, key).toBe(chosen());
  }
});

it('problems lead to their place in the code', async () => {
  const problem = { file: 'App.tsx', line: 6, from: 40, message: 'Not assignable. (TS2322)' };
  const onChoose = vi.fn();
  render(
    <ProblemPanel
      label="Problems"
      progressLabel="Loading"
      state="Type errors: 1"
      isLoading={false}
      progress={undefined}
      problems={[problem]}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Type errors: 1');
  await userEvent.setup().click(screen.getByRole('button', { name: /^App\.tsx:6.*Not assignable/ }));
  expect(onChoose).toHaveBeenCalledWith(problem);
});
