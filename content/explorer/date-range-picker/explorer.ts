import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { date, defineExplorer } from '#model/explorer';
import { daysOfRange, leftOut, popup, popups, range, ranges, twoFields } from '../pickers.ts';

export default defineExplorer<DateRangePickerProps>({
  folder: 'date-pickers',
  components: { pro: ['DateRangePicker', '@mui/x-date-pickers-pro/DateRangePicker'] },
  text: 'Try months, shortcuts, limits and fields of the Date Range Picker, and take the code in your date library.',
  picture: 'date-pickers/date-range-picker/range-shortcuts',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: {
    label: 'Stay',
    defaultValue: range('2025-04-17', '2025-04-21'),
    slotProps: { popper: { 'aria-label': 'Stay' } },
  },
  recipes: {
    shortcuts: ranges,
    fields: twoFields('MultiInputDateRangeField'),
    limits: {
      label: 'First and last day',
      text: 'Days outside are disabled, and invalid when typed.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within a month': { minDate: date('2025-04-01'), maxDate: date('2025-04-30') },
      },
    },
    weekends: daysOfRange,
    ...popups,
  },
  choices: {
    format: ['YYYY-MM-DD', 'DD/MM/YYYY', 'D MMM'],
    fixedWeekNumber: [6],
  },
  leftOut: { ...leftOut, rangePosition: 'the value stays until code changes it' },
});
