import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FolderTree } from './FolderTree';

afterEach(cleanup);

test('expands a folder', async () => {
  const user = userEvent.setup();
  render(<FolderTree />);
  const reports = screen.getByRole('treeitem', { name: 'Reports' });
  expect(reports.getAttribute('aria-expanded')).toBe('false');

  await user.click(screen.getByText('Reports'));

  expect(reports.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('treeitem', { name: '2025' })).toBeTruthy();
});

test('selects a folder with the keyboard', async () => {
  const user = userEvent.setup();
  render(<FolderTree />);

  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');

  const photos = screen.getByRole('treeitem', { name: 'Photos' });
  expect(photos.getAttribute('aria-selected')).toBe('true');
});
