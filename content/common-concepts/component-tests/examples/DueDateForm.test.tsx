import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueDateForm } from './DueDateForm';

beforeEach(() => {
  // Only the date is faked: user-event and the popup need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 3, 10) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('types a date', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(<DueDateForm onSave={onSave} />);
  const field = screen.getByRole('group', { name: 'Due date' });

  await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard('04172025');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSave).toHaveBeenCalledWith('04/17/2025');
});

test('rejects a past date', () => {
  render(<DueDateForm onSave={() => {}} />);

  const input = screen.getByRole('textbox', { hidden: true });
  fireEvent.change(input, { target: { value: '04/01/2025' } });

  const field = screen.getByRole('group', { name: 'Due date' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('picks a date from the calendar', async () => {
  const user = userEvent.setup();
  render(<DueDateForm onSave={() => {}} />);

  await user.click(screen.getByRole('button', { name: /^Choose date/ }));
  await user.click(screen.getByRole('gridcell', { name: '17' }));

  const input = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
  expect(input.value).toBe('04/17/2025');
});

function stubMobile() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
}

test('opens a dialog on touch screens', async () => {
  stubMobile();
  const user = userEvent.setup();
  render(<DueDateForm onSave={() => {}} />);

  await user.click(screen.getByRole('button', { name: /^Choose date/ }));
  await user.click(screen.getByRole('gridcell', { name: '17' }));
  await user.click(screen.getByRole('button', { name: 'OK' }));

  const day = await screen.findByRole('spinbutton', { name: 'Day' });
  expect(day.textContent).toBe('17');
});
