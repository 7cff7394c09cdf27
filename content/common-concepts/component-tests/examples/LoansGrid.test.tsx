import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LoansGrid } from './LoansGrid';

afterEach(cleanup);

const loans = [
  { id: 1, title: 'Dune', reader: 'Ana', days: 12 },
  { id: 2, title: 'Emma', reader: 'Ben', days: 3 },
  { id: 3, title: 'Ulysses', reader: 'Ana', days: 21 },
];

test('saves an edited reader', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(<LoansGrid loans={loans} onSave={onSave} />);
  const row = screen.getByRole('row', { name: /Emma/ });

  await user.dblClick(within(row).getByRole('gridcell', { name: 'Ben' }));
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, 'Cleo{Enter}');

  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ id: 2, title: 'Emma', reader: 'Cleo', days: 3 }),
  );
});

/** The text of each cell in a column, from top to bottom. */
function textsOf(field: string) {
  const cells = document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`);
  return [...cells].map((cell) => cell.textContent);
}

test('sorts by the remaining days', async () => {
  const user = userEvent.setup();
  render(<LoansGrid loans={loans} />);

  await user.click(screen.getByRole('columnheader', { name: 'Days left' }));

  expect(textsOf('title')).toEqual(['Emma', 'Dune', 'Ulysses']);
});

test('searches all columns', async () => {
  const user = userEvent.setup();
  render(<LoansGrid loans={loans} />);

  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox'), 'ana');

  // The grid waits for 150 ms after the last key.
  await waitFor(() => expect(textsOf('title')).toEqual(['Dune', 'Ulysses']));
});

test('filters by reader', async () => {
  const user = userEvent.setup();
  render(<LoansGrid loans={loans} />);

  // Not getByRole(): the button is hidden until the pointer is over the header.
  await user.click(screen.getByLabelText('Reader column menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'Ben');

  await waitFor(() => expect(textsOf('title')).toEqual(['Emma']));
});

test('selects a loan', async () => {
  const user = userEvent.setup();
  render(<LoansGrid loans={loans} />);
  const row = screen.getByRole('row', { name: /Emma/ });

  await user.click(within(row).getByRole('checkbox', { name: 'Select row' }));

  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('1 row selected')).toBeTruthy();
});
