import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { StaticDateRangePickerProps } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { date, defineExplorer, given } from '#model/explorer';
import { header, inline, noArrivals, popups, range, weekends } from '../pickers.ts';

export default defineExplorer<StaticDateRangePickerProps>({
  folder: 'date-pickers',
  components: { pro: ['StaticDateRangePicker', '@mui/x-date-pickers-pro/StaticDateRangePicker'] },
  text: 'Try shortcuts, months, limits and buttons of the Static Date Range Picker, and take the code in your date library.',
  picture: 'date-pickers/date-range-picker/edited-end',
  shape: 'plain',
  frame: 'dates',
  height: 484,
  // What is beside the calendar makes it wider than a phone.
  base: { defaultValue: range('2025-04-17', '2025-04-25'), sx: { maxWidth: '100%', overflowX: 'auto' } },
  recipes: {
    shortcuts: {
      label: 'Range with shortcuts',
      text: 'Ranges beside the calendar that take one click.',
      guide: '/x/react-date-pickers/shortcuts/#ranges',
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
    layout: {
      label: 'Layout',
      text: 'As a dialog of a phone, or as a popup of a computer.',
      guide: '/x/react-date-pickers/date-range-picker/#variants',
      samples: {
        'One month without a toolbar': { slotProps: { toolbar: { hidden: true } } },
        'Two months': { displayStaticWrapperAs: 'desktop' },
        'Two months with a toolbar': { displayStaticWrapperAs: 'desktop', slotProps: { toolbar: { hidden: false } } },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'Days outside are disabled.',
      guide: '/x/react-date-pickers/date-range-picker/#validation',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within two weeks': { minDate: date('2025-04-13'), maxDate: date('2025-04-26') },
      },
    },
    weekends: {
      label: 'Disabled days',
      text: 'Days on which no range can start or end.',
      guide: '/x/react-date-pickers/date-range-picker/#validation',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'No arrival on weekends': { shouldDisableDate: noArrivals },
      },
    },
    actions: popups.actions,
    ...header,
  },
  choices: { fixedWeekNumber: [6] },
  leftOut: {
    className: inline.className,
    timezone: inline.timezone,
    rangePosition: 'the value stays until code changes it',
  },
});
