// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { analyze } from '#services/migration';
import { readTicks } from '#services/migration/browser';
import { textsOf, translator } from '#services/i18n';
import { Assistant } from './Assistant.tsx';
import { MIGRATION_TEXTS, type MigrationProps } from './props.ts';

/** Ends when a test lets it. */
let busy = Promise.resolve();

// There are no workers here.
vi.mock(import('#services/migration/browser'), async (importOriginal) => ({
  ...(await importOriginal()),
  analyzeInWorker: (request) => busy.then(() => analyze(request)),
}));

const props: MigrationProps = {
  texts: textsOf(translator('en'), MIGRATION_TEXTS),
  products: [{ folder: 'data-grid', name: 'Data Grid' }],
  prefix: '',
};
const CODE = `import { DataGrid } from '@mui/x-data-grid';
export const A = () => <DataGrid unstable_rowSpanning {...more()} />;`;

beforeEach(() => {
  busy = Promise.resolve();
  localStorage.clear();
  location.hash = '';
});

/** As in the page: the server's markup first, which a reader may use before the room is there. */
function open(before: () => void = () => undefined) {
  const container = document.createElement('section');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Assistant {...props} />);
  before();
  return render(<Assistant {...props} />, { container, hydrate: true });
}

async function find(text: string) {
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>(props.texts.migrationInput);
  field.value = text;
  await user.click(screen.getByRole('button', { name: 'Find changes' }));
  return user;
}

it('takes over the form of the server and shows what it finds', async () => {
  const errors = vi.spyOn(console, 'error');
  open();
  await find(CODE);
  expect(await screen.findByText('1 change found.')).toBeDefined();
  expect(screen.getByText('In use: Data Grid (Community, v7)')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' })).toBeDefined();
  expect(screen.getByRole('insertion').textContent).toContain(' rowSpanning ');
  expect(screen.getByText('<DataGrid {...…}>')).toBeDefined();
  expect(errors).not.toHaveBeenCalled();
});

it('keeps ticks in the browser', async () => {
  const { unmount } = open();
  const user = await find(CODE);
  await user.click(await screen.findByRole('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' }));
  unmount();
  open();
  await find(CODE);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' });
  expect(box.checked).toBe(true);
});

it('reads chosen files again with the other version', async () => {
  open();
  const user = userEvent.setup();
  const pie = new File(["import { PieChart } from '@mui/x-charts';\n<PieChart onClick={open} />;"], 'Pie.jsx');
  await user.upload(screen.getByLabelText('Choose files'), [pie]);
  expect(await screen.findByText(/^No code that the guides name was found\./)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'v6' }));
  expect(await screen.findByText('<PieChart onClick>')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('reads code again with a version that is chosen meanwhile, or was before the room was there', async () => {
  let end = () => {};
  busy = new Promise((resolve) => (end = resolve));
  const choose = (name: string) => screen.getByRole('radio', { name }).click();
  open(() => choose('v6'));
  await find("import { PieChart } from '@mui/x-charts';\n<PieChart onClick={open} />;");
  end();
  expect(await screen.findByText('<PieChart onClick>')).toBeDefined();
  busy = new Promise((resolve) => (end = resolve));
  act(() => choose('v7'));
  act(() => choose('v6'));
  end();
  expect(await screen.findByText('<PieChart onClick>')).toBeDefined();
});

it('reads a file that is chosen again once', async () => {
  open();
  const user = userEvent.setup();
  const files = (text: string) => [new File([text], 'grid.css')];
  await user.upload(screen.getByLabelText('Choose files'), files('.MuiDataGrid-cellContent { color: red; }'));
  await screen.findByText(/found\.$/);
  await user.upload(screen.getByLabelText('Choose files'), files('.MuiDataGrid-root { color: red; }'));
  expect(await screen.findByText('No code that the guides name was found.')).toBeDefined();
});

it('says how many files were read if there are several', async () => {
  open();
  const user = userEvent.setup();
  const [pie, grid, other] = [
    new File(["import { PieChart } from '@mui/x-charts';"], 'Pie.jsx'),
    new File([CODE], 'Grid.jsx'),
    new File([CODE.replace(' {...more()}', ' unstable_dataSource={source}')], 'Other.jsx'),
  ];
  await user.upload(screen.getByLabelText('Choose files'), [pie]);
  await user.upload(screen.getByLabelText('Choose files'), [grid]);
  expect(await screen.findByText('1 change found in 1 of 2 files.')).toBeDefined();
  await user.upload(screen.getByLabelText('Choose files'), [other]);
  expect(await screen.findByText('3 changes found in 2 of 3 files.')).toBeDefined();
});

it('adds to the ticks of other tabs', async () => {
  open();
  const user = await find(CODE);
  localStorage.setItem('mui-migration-done', '["of another tab"]');
  await user.click(await screen.findByRole('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' }));
  expect([...readTicks()]).toEqual(['of another tab', expect.stringContaining('unstable_rowSpanning')]);
});

it('says that the findings of a link cannot be read', async () => {
  location.hash = '#findings=junk';
  open();
  expect(await screen.findByText('The findings in this link can’t be read.')).toBeDefined();
});
