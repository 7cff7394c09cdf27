import type { DateTimeRangePickerProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { defineExplorer, given } from '#model/explorer';
import { clock, leftOut, minutes, moments, popup, popups, range, twoFields } from '../pickers.ts';

export default defineExplorer<DateTimeRangePickerProps>({
  folder: 'date-pickers',
  components: { pro: ['DateTimeRangePicker', '@mui/x-date-pickers-pro/DateTimeRangePicker'] },
  text: 'Try months, steps, shortcuts and limits of the Date Time Range Picker, and take the code in your date library.',
  picture: 'date-pickers/date-time-range-picker/rental-hours',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: {
    label: 'Car rental',
    defaultValue: range('2025-04-17T10:00', '2025-04-19T18:00'),
    slotProps: { popper: { 'aria-label': 'Car rental' } },
    // Two dates with times are wider than a field.
    sx: { minWidth: 'min(440px, 100%)' },
  },
  recipes: {
    views: {
      label: 'Steps',
      text: 'What users choose.',
      guide: '/x/react-date-pickers/date-time-range-picker/#views',
      samples: {
        'With seconds': { views: ['day', 'hours', 'minutes', 'seconds'] },
        'Without minutes': { views: ['day', 'hours'] },
      },
    },
    months: {
      label: 'Months',
      text: 'How many the popup shows, and which.',
      guide: '/x/react-date-pickers/date-time-range-picker/#calendars',
      samples: {
        'Two months': { calendars: 2 },
        'The month before, too': { calendars: 2, currentMonthCalendarPosition: 2 },
      },
    },
    minutes,
    shortcuts: {
      label: 'Range with shortcuts',
      text: 'Ranges beside the calendar that take one click.',
      guide: '/x/react-date-pickers/shortcuts/#ranges',
      samples: {
        'Two weekends': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Easter', getValue: given(range('2025-04-18T09:00', '2025-04-21T20:00')) },
                { label: 'First of May', getValue: given(range('2025-05-01T09:00', '2025-05-04T20:00')) },
              ],
            },
          },
        },
        'One that stays open': {
          slotProps: {
            shortcuts: {
              changeImportance: 'set',
              items: [{ label: 'Easter', getValue: given(range('2025-04-18T09:00', '2025-04-21T20:00')) }],
            },
          },
        },
      },
    },
    limits: moments,
    clock,
    fields: twoFields('MultiInputDateTimeRangeField'),
    ...popups,
  },
  choices: {
    format: ['YYYY-MM-DD HH:mm', 'DD/MM/YYYY HH:mm', 'D MMM HH:mm'],
    fixedWeekNumber: [6],
    minutesStep: [5, 15, 30],
    thresholdToRenderTimeInASingleColumn: [24, 48],
  },
  leftOut: {
    ...leftOut,
    view: 'the value stays until code changes it',
    rangePosition: 'the value stays until code changes it',
  },
});
