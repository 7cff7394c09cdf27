import { expect } from '../../support/fixtures.ts';
import type { KeyTable } from '../../support/tryKeys.ts';
import type { PickerOnPage } from '../support/picker.ts';

type Place = 'Month' | 'Day' | 'Year';

const at = async ({ section, press }: PickerOnPage, place: Place, ...keys: string[]) => {
  await section('Date', place).click();
  await press(...keys);
};

/** Keys in a section give a date. */
const gives = (place: Place, keys: readonly string[], date: string) => async (picker: PickerOnPage) => {
  await at(picker, place, ...keys);
  await picker.says(`Value: ${date}`);
};

const moves = (from: Place, keys: readonly string[], to: Place) => async (picker: PickerOnPage) => {
  await at(picker, from, ...keys);
  await expect(picker.section('Date', to)).toBeFocused();
};

const inTurn =
  (...trials: Array<(picker: PickerOnPage) => Promise<void>>) =>
  async (picker: PickerOnPage) => {
    for (const trial of trials) await trial(picker);
  };

const clears = (key: string) => async (picker: PickerOnPage) => {
  await at(picker, 'Month', key);
  await expect(picker.section('Date', 'Month')).toHaveText('MM');
};

export const fieldKeys: KeyTable<PickerOnPage> = {
  page: '/x/react-date-pickers/accessibility/',
  label: 'Navigate in a field, table',
  demo: 'date-pickers/accessibility/key-tester',
  trials: {
    '→': moves('Month', ['ArrowRight'], 'Day'),
    '←': moves('Day', ['ArrowLeft'], 'Month'),
    '↑': inTurn(gives('Day', ['ArrowUp'], 'April 18, 2025'), gives('Day', ['End', 'ArrowUp'], 'April 1, 2025')),
    '↓': inTurn(gives('Day', ['ArrowDown'], 'April 16, 2025'), gives('Day', ['Home', 'ArrowDown'], 'April 30, 2025')),
    'Page Up': gives('Day', ['PageUp'], 'April 22, 2025'),
    'Page Down': gives('Day', ['PageDown'], 'April 12, 2025'),
    Home: gives('Day', ['Home'], 'April 1, 2025'),
    End: gives('Day', ['End'], 'April 30, 2025'),
    'Any digit': inTurn(
      moves('Month', ['4'], 'Day'),
      moves('Month', ['1'], 'Month'),
      moves('Month', ['1', '2'], 'Day'),
    ),
    'Any letter in a month': gives('Month', ['m'], 'March 17, 2025'),
    Backspace: clears('Backspace'),
    Delete: clears('Delete'),
    'Ctrl+A': inTurn(
      moves('Day', ['ControlOrMeta+a', 'ArrowLeft'], 'Month'),
      moves('Day', ['ControlOrMeta+a', 'ArrowRight'], 'Year'),
      gives('Day', ['ControlOrMeta+a', 'Backspace'], 'null'),
    ),
    // What was copied is pasted again after a change.
    'Ctrl+C': gives(
      'Day',
      ['ControlOrMeta+a', 'ControlOrMeta+c', 'Backspace', 'ControlOrMeta+a', 'ControlOrMeta+v'],
      'April 17, 2025',
    ),
    'Ctrl+V': gives(
      'Day',
      ['ControlOrMeta+a', 'ControlOrMeta+c', 'ArrowRight', 'ArrowUp', 'ControlOrMeta+a', 'ControlOrMeta+v'],
      'April 17, 2025',
    ),
    Tab: async (picker) => {
      await at(picker, 'Month', 'Tab');
      await expect(picker.demo.getByRole('group', { name: 'Date' }).locator(':focus')).toHaveCount(0);
    },
  },
};
