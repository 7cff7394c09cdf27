import { DataGrid } from '@mui/x-data-grid';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const columns = [{ field: 'title' }, { field: 'reader' }];

const loans = [
  { id: 1, title: 'Dune', reader: 'Ana' },
  { id: 2, title: 'Emma', reader: 'Ben' },
  { id: 3, title: 'Ulysses', reader: 'Ana' },
];

test('shows every loan', () => {
  render(<DataGrid label="Loans" rows={loans} columns={columns} />);

  const grid = screen.getByRole('grid', { name: 'Loans' });
  // The header is a row, too.
  expect(within(grid).getAllByRole('row')).toHaveLength(1 + 3);

  const row = screen.getByRole('row', { name: /Emma/ });
  expect(within(row).getByRole('gridcell', { name: 'Ben' })).toBeTruthy();
});
