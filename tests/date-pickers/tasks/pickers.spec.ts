import { expect } from '../../support/fixtures.ts';
import { type PickerOnPage, tryTasks } from '../support/picker.ts';
import {
  dateCalendar,
  dateRangeCalendar,
  digitalClock,
  fields,
  forms,
  lifecycle,
  localization,
  shortcuts,
} from './tasks.ts';

/** Submits an empty form, a date that is too early, and a valid one; then resets it. */
async function bookAndReset({ button, type, shows, says }: PickerOnPage) {
  await button('Book').click();
  await says('Enter a valid date.');
  await type('Arrival', '04012025');
  await button('Book').click();
  await says('Choose April 14 or later.');
  await type('Arrival', '04172025');
  await button('Book').click();
  await says('Sent: 2025-04-17');
  await button('Reset').click();
  await says('Nothing sent yet');
  await shows('Arrival', 'MM/DD/YYYY');
}

tryTasks(forms, { nativeForm: bookAndReset, hookForm: bookAndReset, tanstackForm: bookAndReset });

tryTasks(dateCalendar, {
  async dayDetails({ day, says }) {
    await day('23').click();
    await says('Tours on Wednesday, April 23, 2025');
  },
  async weekSelector({ day, says }) {
    await day('23').click();
    await says('Apr 20 to Apr 26, 2025');
  },
});

tryTasks(digitalClock, {
  async stepSlider({ demo, page, says }) {
    await demo.getByRole('slider', { name: /per step$/ }).focus();
    await page.keyboard.press('End');
    await says('60 minutes per step');
    await expect(demo.locator('.MuiDigitalClock-root').getByRole('option')).toHaveCount(24);
  },
});

tryTasks(fields, {
  async sectionButtons({ button, page, section }) {
    await button('day').click();
    await expect(section('Issued', 'Day')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(section('Issued', 'Day')).toHaveText('18');
  },
  async clearButton({ button, shows, says }) {
    await button(/Clear|Reset/).click();
    await shows('Follow-up', 'MM/DD/YYYY');
    await says('Cleared: 1');
  },
});

tryTasks(lifecycle, {
  async debouncedSave({ section, page, says }) {
    await section('Due', 'Day').click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await says('Saved: 2025-04-19');
  },
});

tryTasks(shortcuts, {
  async disabledShortcuts({ button, page, shows }) {
    await button(/Choose date/).click();
    await expect(page.getByRole('button', { name: 'Same day' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Next day' }).click();
    await shows('Delivery', '04/18/2025');
  },
});

tryTasks(dateRangeCalendar, {
  async selectedDays({ day, says }) {
    await says('5 days');
    await day('8').click();
    await day('10').click();
    await says('3 days');
  },
});

tryTasks(localization, {
  async switchLanguage({ demo, page }) {
    await expect(demo.getByText('avril 2025')).toBeVisible();
    await demo.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Español' }).click();
    await expect(demo.getByText('abril 2025')).toBeVisible();
  },
});
