import type { Locator } from '@playwright/test';
import type { KeyTable } from '../../support/tryKeys.ts';
import type { PickerOnPage } from '../support/picker.ts';

const PAGE = '/x/react-date-pickers/accessibility/';

interface Step {
  from: (picker: PickerOnPage) => Locator;
  keys: readonly string[];
  /** The text of the element that has the focus afterwards. */
  focus?: string;
  /** What the demo shows afterwards. */
  says?: string;
}

/** Keys pressed on one element after the other. */
const trial =
  (...steps: readonly Step[]) =>
  async (picker: PickerOnPage) => {
    for (const { from, keys, focus, says } of steps) {
      await from(picker).focus();
      await picker.press(...keys);
      if (focus !== undefined) await picker.focuses(focus);
      if (says !== undefined) await picker.says(says);
    }
  };

const day = (name: string) => (picker: PickerOnPage) => picker.day(name);
const radio =
  (name: string) =>
  ({ demo }: PickerOnPage) =>
    demo.getByRole('radio', { name, exact: true });
const option =
  (name: string) =>
  ({ demo }: PickerOnPage) =>
    demo.getByRole('option', { name, exact: true });
const clock = ({ demo }: PickerOnPage) => demo.getByRole('listbox');

export const dayKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Navigate in the day view, table',
  demo: 'date-pickers/accessibility/key-tester',
  trials: {
    '→': trial({ from: day('17'), keys: ['ArrowRight'], focus: '18' }),
    '←': trial({ from: day('17'), keys: ['ArrowLeft'], focus: '16' }),
    '↓': trial({ from: day('17'), keys: ['ArrowDown'], focus: '24' }),
    '↑': trial({ from: day('17'), keys: ['ArrowUp'], focus: '10' }),
    Home: trial({ from: day('17'), keys: ['Home'], focus: '13' }),
    End: trial({ from: day('17'), keys: ['End'], focus: '19' }),
    'Page Up': trial({ from: day('17'), keys: ['PageUp'], focus: '17', says: 'May 2025' }),
    'Page Down': trial({ from: day('17'), keys: ['PageDown'], focus: '17', says: 'March 2025' }),
    Enter: trial({ from: day('17'), keys: ['ArrowRight', 'Enter'], says: 'Value: April 18, 2025' }),
    Space: trial({ from: day('17'), keys: ['ArrowRight', 'Space'], says: 'Value: April 18, 2025' }),
  },
};

export const monthAndYearKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Navigate in the month and year views, table',
  demo: 'date-pickers/accessibility/month-and-year-keys',
  trials: {
    '→': trial(
      { from: radio('April'), keys: ['ArrowRight'], focus: 'May' },
      { from: radio('December'), keys: ['ArrowRight'], focus: 'Jan' },
      { from: radio('2025'), keys: ['ArrowRight'], focus: '2026' },
      { from: radio('2029'), keys: ['ArrowRight'], focus: '2029' },
    ),
    '←': trial(
      { from: radio('April'), keys: ['ArrowLeft'], focus: 'Mar' },
      { from: radio('January'), keys: ['ArrowLeft'], focus: 'Dec' },
      { from: radio('2025'), keys: ['ArrowLeft'], focus: '2024' },
      { from: radio('2018'), keys: ['ArrowLeft'], focus: '2018' },
    ),
    '↓': trial(
      { from: radio('April'), keys: ['ArrowDown'], focus: 'Jul' },
      { from: radio('2025'), keys: ['ArrowDown'], focus: '2028' },
    ),
    '↑': trial(
      { from: radio('April'), keys: ['ArrowUp'], focus: 'Jan' },
      { from: radio('2025'), keys: ['ArrowUp'], focus: '2022' },
    ),
    Enter: trial({ from: radio('April'), keys: ['ArrowRight', 'Enter'], says: 'Selected: May 2025' }),
    Space: trial({ from: radio('2025'), keys: ['ArrowRight', 'Space'], says: 'Selected: April 2026' }),
  },
};

export const timeListKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Navigate in lists of times, table',
  demo: 'date-pickers/accessibility/time-keys',
  trials: {
    '↓': trial(
      { from: option('10:30 AM'), keys: ['ArrowDown'], focus: '11:00 AM' },
      { from: option('11:30 PM'), keys: ['ArrowDown'], focus: '12:00 AM' },
    ),
    '↑': trial(
      { from: option('10:30 AM'), keys: ['ArrowUp'], focus: '10:00 AM' },
      { from: option('12:00 AM'), keys: ['ArrowUp'], focus: '11:30 PM' },
    ),
    'Page Down': trial(
      { from: option('10:30 AM'), keys: ['PageDown'], focus: '01:00 PM' },
      { from: option('11:00 PM'), keys: ['PageDown'], focus: '11:30 PM' },
    ),
    'Page Up': trial(
      { from: option('10:30 AM'), keys: ['PageUp'], focus: '08:00 AM' },
      { from: option('12:30 AM'), keys: ['PageUp'], focus: '12:00 AM' },
    ),
    Home: trial({ from: option('10:30 AM'), keys: ['Home'], focus: '12:00 AM' }),
    End: trial({ from: option('10:30 AM'), keys: ['End'], focus: '11:30 PM' }),
    'Any digit': trial({ from: option('10:30 AM'), keys: ['1'], focus: '11:00 AM' }),
    Enter: trial({ from: option('10 hours'), keys: ['ArrowDown', 'Enter'], focus: '30', says: 'Selected: 11:30 AM' }),
    Space: trial({ from: option('10 hours'), keys: ['ArrowDown', 'Space'], focus: '30', says: 'Selected: 11:30 AM' }),
    Tab: trial({ from: option('10 hours'), keys: ['Tab'], focus: '30' }),
  },
};

export const clockKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Navigate in an analog clock, table',
  demo: 'date-pickers/accessibility/clock-keys',
  trials: {
    '↑': trial(
      { from: clock, keys: ['ArrowUp'], says: 'Selected: 15:30' },
      { from: clock, keys: ['End', 'ArrowUp'], says: 'Selected: 00:30' },
    ),
    '↓': trial(
      { from: clock, keys: ['ArrowDown'], says: 'Selected: 13:30' },
      { from: clock, keys: ['Home', 'ArrowDown'], says: 'Selected: 23:30' },
    ),
    'Page Up': trial(
      { from: clock, keys: ['PageUp'], says: 'Selected: 19:30' },
      { from: clock, keys: ['PageUp', 'PageUp'], says: 'Selected: 23:30' },
    ),
    'Page Down': trial(
      { from: clock, keys: ['PageDown'], says: 'Selected: 09:30' },
      { from: clock, keys: ['PageDown', 'PageDown', 'PageDown'], says: 'Selected: 00:30' },
    ),
    Home: trial({ from: clock, keys: ['Home'], says: 'Selected: 00:30' }),
    End: trial({ from: clock, keys: ['End'], says: 'Selected: 23:30' }),
    Enter: trial({ from: clock, keys: ['Enter', 'ArrowUp'], says: 'Selected: 14:31' }),
    Space: trial({ from: clock, keys: ['Space', 'ArrowUp'], says: 'Selected: 14:31' }),
  },
};
