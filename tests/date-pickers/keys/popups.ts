import { expect } from '../../support/fixtures.ts';
import type { KeyTable } from '../../support/tryKeys.ts';
import type { PickerOnPage } from '../support/picker.ts';

const PAGE = '/x/react-date-pickers/accessibility/';

const popup = ({ page }: PickerOnPage) => page.getByRole('dialog').or(page.getByRole('tooltip'));
const dateButton = (picker: PickerOnPage) => picker.button(/^Choose date,/);
const rangeButton = (picker: PickerOnPage) => picker.button(/^Choose range/);

const opens = async (picker: PickerOnPage, button: typeof dateButton, key = 'Enter') => {
  await button(picker).focus();
  await picker.press(key);
  await expect(popup(picker)).toBeVisible();
};

const showsSelectedDay = (key: string) => async (picker: PickerOnPage) => {
  await opens(picker, dateButton, key);
  await picker.focuses('17');
};

const closes = async (picker: PickerOnPage) => {
  await picker.press('Escape');
  await expect(popup(picker)).toHaveCount(0);
};

export const popupKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Open and close the popup, table',
  demo: 'date-pickers/accessibility/announced-error',
  trials: {
    'Tab in the field': async (picker) => {
      await picker.section('Return', 'Month').click();
      await picker.press('Tab');
      await expect(dateButton(picker)).toBeFocused();
    },
    'Enter on the button': showsSelectedDay('Enter'),
    'Space on the button': showsSelectedDay('Space'),
    'Tab in the popup': async (picker) => {
      await opens(picker, dateButton);
      for (let times = 0; times < 6; times += 1) {
        await picker.press('Tab');
        await expect(popup(picker).locator(':focus')).toHaveCount(1);
      }
    },
    Esc: async (picker) => {
      await opens(picker, dateButton);
      await closes(picker);
      await expect(dateButton(picker)).toBeFocused();
    },
  },
};

/** The months of both dates in the field for the whole range, which have the same name. */
const monthsOfField = (picker: PickerOnPage) =>
  picker.demo.getByRole('group', { name: 'Travel dates' }).getByRole('spinbutton', { name: 'Month' });
const startMonth = (picker: PickerOnPage) => monthsOfField(picker).first();
const endMonth = (picker: PickerOnPage) => monthsOfField(picker).last();

const opensFromCheckIn = async (picker: PickerOnPage, key: string) => {
  await picker.section('Check-in', 'Month').focus();
  await picker.press(key);
  await expect(popup(picker)).toBeVisible();
};

const focusesDay = async (picker: PickerOnPage) => {
  await opensFromCheckIn(picker, 'Enter');
  await picker.press('Tab');
  // The controls of the demo follow the picker, so that another Tab doesn't reach its popup here.
  await popup(picker).locator('[role="gridcell"][tabindex="0"]').focus();
};

export const rangeKeys: KeyTable<PickerOnPage> = {
  page: PAGE,
  label: 'Select a range, table',
  demo: 'date-pickers/accessibility/range-pickers',
  trials: {
    '→ in a field': async (picker) => {
      await startMonth(picker).click();
      await picker.press('ArrowRight', 'ArrowRight', 'ArrowRight');
      await expect(endMonth(picker)).toBeFocused();
      await picker.section('Check-in', 'Month').focus();
      await picker.press('ArrowRight', 'ArrowRight', 'ArrowRight');
      await expect(picker.section('Check-in', 'Year')).toBeFocused();
    },
    'Enter in a field': async (picker) => {
      await startMonth(picker).focus();
      await picker.press('Enter');
      await expect(popup(picker)).toHaveCount(0);
      await opensFromCheckIn(picker, 'Enter');
    },
    'Space in a field': async (picker) => {
      await startMonth(picker).click();
      await picker.press('Space');
      await expect(startMonth(picker)).toHaveText('00');
      await opensFromCheckIn(picker, 'Space');
    },
    'Tab in a field': async (picker) => {
      await startMonth(picker).click();
      await picker.press('Tab');
      await expect(rangeButton(picker)).toBeFocused();
      await picker.section('Check-in', 'Month').focus();
      await picker.press('Tab');
      await expect(picker.section('Check-out', 'Month')).toBeFocused();
    },
    'Arrows, Home, End, Page Up, Page Down on a day': async (picker) => {
      await opens(picker, rangeButton);
      await picker.focuses('14');
      for (const [key, day] of [
        ['ArrowRight', '15'],
        ['End', '19'],
        ['ArrowDown', '26'],
        ['Home', '20'],
      ] as const) {
        await picker.press(key);
        await picker.focuses(day);
      }
      await closes(picker);
      await focusesDay(picker);
      const before = await picker.page.locator(':focus').textContent();
      await picker.press('ArrowRight');
      await picker.focuses(before ?? '');
    },
    'Enter or Space on a day': async (picker) => {
      await opens(picker, rangeButton);
      await picker.focuses('14');
      await picker.press('ArrowRight', 'Enter');
      await picker.shows('Travel dates', '04/15/2025');
      await picker.press('ArrowRight', 'Space');
      await picker.shows('Travel dates', '04/16/2025');
      await expect(popup(picker)).toHaveCount(0);
      await focusesDay(picker);
      await picker.press('Enter');
      await expect(popup(picker)).toHaveCount(0);
    },
    Esc: async (picker) => {
      await opens(picker, rangeButton);
      await closes(picker);
      await expect(rangeButton(picker)).toBeFocused();
      await opensFromCheckIn(picker, 'Enter');
      await closes(picker);
    },
  },
};
