import type { Dayjs } from 'dayjs';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { date, defineExplorer, given } from '#model/explorer';
import { leftOut, noArrivals, popups, range, twoFields, weekends } from '../pickers.ts';

export default defineExplorer<DateRangePickerProps>({
  folder: 'date-pickers',
  components: { pro: ['DateRangePicker', '@mui/x-date-pickers-pro/DateRangePicker'] },
  text: 'Try months, shortcuts, limits and fields of the Date Range Picker, and take the code in your date library.',
  picture: 'date-pickers/date-range-picker/range-shortcuts',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: {
    label: 'Stay',
    defaultValue: range('2025-04-17', '2025-04-21'),
    slotProps: { popper: { 'aria-label': 'Stay' } },
  },
  recipes: {
    shortcuts: {
      label: 'Range with shortcuts',
      text: 'Ranges beside the calendar that take one click.',
      guide: '/x/react-date-pickers/shortcuts/',
      samples: {
        'Two ranges': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Easter', getValue: given(range('2025-04-18', '2025-04-21')) },
                { label: 'First week of May', getValue: given(range('2025-05-01', '2025-05-07')) },
              ],
            },
          },
        },
        'With a way to clear': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Easter', getValue: given(range('2025-04-18', '2025-04-21')) },
                { label: 'No dates', getValue: given([null, null] as DateRange<Dayjs>) },
              ],
            },
          },
        },
      },
    },
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
    weekends: {
      label: 'Disabled days',
      text: 'Days on which no range can start or end.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'No arrival on weekends': { shouldDisableDate: noArrivals },
      },
    },
    ...popups,
  },
  choices: {
    format: ['YYYY-MM-DD', 'DD/MM/YYYY', 'D MMM'],
    fixedWeekNumber: [6],
  },
  leftOut: { ...leftOut, rangePosition: 'the value stays until code changes it' },
});
