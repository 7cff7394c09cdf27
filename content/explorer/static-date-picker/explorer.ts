import type { Dayjs } from 'dayjs';
import type { StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import { date, defineExplorer, given } from '#model/explorer';
import { header, inline, popups, weekends } from '../pickers.ts';

export default defineExplorer<StaticDatePickerProps>({
  folder: 'date-pickers',
  components: { community: ['StaticDatePicker', '@mui/x-date-pickers/StaticDatePicker'] },
  text: 'Try layouts, views, shortcuts and buttons of the Static Date Picker, and take the code in your date library.',
  picture: 'date-pickers/date-picker/landscape',
  shape: 'plain',
  frame: 'dates',
  height: 484,
  // What is beside the calendar makes it wider than a phone.
  base: { defaultValue: date('2025-04-17'), sx: { maxWidth: '100%', overflowX: 'auto' } },
  recipes: {
    views: {
      label: 'Steps',
      text: 'What users choose, and in which order.',
      guide: '/x/react-date-pickers/date-picker/#views',
      samples: {
        'Year, month and day': { views: ['year', 'month', 'day'] },
        'Month and year': { views: ['month', 'year'], openTo: 'month' },
        'Birthday: year first': { openTo: 'year', views: ['year', 'month', 'day'], yearsOrder: 'desc' },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'Days outside are disabled.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within two weeks': { minDate: date('2025-04-10'), maxDate: date('2025-04-24') },
      },
    },
    weekends: {
      label: 'Disabled days',
      text: 'Days that nobody can choose.',
      guide: '/x/react-date-pickers/validation/#should-disable-date',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'Weekends, and all days before April 10': { shouldDisableDate: weekends, minDate: date('2025-04-10') },
      },
    },
    shortcuts: {
      label: 'Shortcuts',
      text: 'Days beside the calendar that take one click.',
      guide: '/x/react-date-pickers/shortcuts/',
      samples: {
        'Two days': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Easter Sunday', getValue: given(date<Dayjs>('2025-04-20')) },
                { label: 'May Day', getValue: given(date<Dayjs>('2025-05-01')) },
              ],
            },
          },
        },
        'With a way to clear': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'May Day', getValue: given(date<Dayjs>('2025-05-01')) },
                { label: 'No date', getValue: given<Dayjs | null>(null) },
              ],
            },
          },
        },
      },
    },
    toolbar: {
      label: 'Toolbar',
      text: 'The chosen value in large letters.',
      guide: '/x/react-date-pickers/custom-components/#toolbar',
      samples: {
        'At the side': { orientation: 'landscape' },
        None: { slotProps: { toolbar: { hidden: true } } },
      },
    },
    actions: popups.actions,
    weeks: {
      label: 'Weeks',
      text: 'The rows of a month.',
      guide: '/x/react-date-pickers/date-picker/#customization',
      samples: {
        'With their numbers': { displayWeekNumber: true },
        'Always six': { showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6 },
      },
    },
    ...header,
  },
  choices: { fixedWeekNumber: [6], openTo: ['year', 'day'] },
  leftOut: { className: inline.className, timezone: inline.timezone, view: inline.view },
});
