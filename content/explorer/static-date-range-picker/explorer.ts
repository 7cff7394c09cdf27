import type { StaticDateRangePickerProps } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { date, defineExplorer } from '#model/explorer';
import { daysOfRange, header, inline, popups, range, ranges } from '../pickers.ts';

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
    shortcuts: ranges,
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
    weekends: daysOfRange,
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
