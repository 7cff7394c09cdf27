import type { DateRangeCalendarProps } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { date, defineExplorer, named } from '#model/explorer';
import { header, inline, noArrivals, range, weekends } from '../pickers.ts';

export default defineExplorer<DateRangeCalendarProps>({
  folder: 'date-pickers',
  components: { pro: ['DateRangeCalendar', '@mui/x-date-pickers-pro/DateRangeCalendar'] },
  text: 'Try months, limits and days of the Date Range Calendar, and take the code in your date library.',
  picture: 'date-pickers/date-range-calendar/basic-range-calendar',
  shape: 'plain',
  frame: 'dates',
  height: 336,
  // Several months are wider than a phone.
  base: { defaultValue: range('2025-04-17', '2025-05-02'), sx: { maxWidth: '100%', overflowX: 'auto' } },
  recipes: {
    past: {
      label: 'Past months first',
      text: 'The month of the value comes last, for reports about the past.',
      guide: '/x/react-date-pickers/date-range-calendar/#current-month-position',
      samples: {
        'Of two months': {
          defaultValue: range('2025-04-04', '2025-04-17'),
          currentMonthCalendarPosition: 2,
          maxDate: date('2025-04-17'),
        },
        'Of three months': {
          defaultValue: range('2025-04-04', '2025-04-17'),
          calendars: 3,
          currentMonthCalendarPosition: 3,
          maxDate: date('2025-04-17'),
        },
      },
    },
    'one-end': {
      label: 'One end only',
      text: 'Users change the start or the end, and the other stays.',
      guide: '/x/react-date-pickers/date-range-calendar/#available-range-positions',
      samples: {
        'The end': {
          availableRangePositions: ['end'],
          defaultRangePosition: 'end',
          minDate: date('2025-04-17'),
          disableDragEditing: true,
        },
        'The start': {
          availableRangePositions: ['start'],
          maxDate: date('2025-05-02'),
          disableDragEditing: true,
        },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'Days outside are disabled.',
      guide: '/x/react-date-pickers/date-range-calendar/#validation',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within a month': { minDate: date('2025-04-10'), maxDate: date('2025-05-10') },
      },
    },
    weekends: {
      label: 'Disabled days',
      text: 'Days on which no range can start or end.',
      guide: '/x/react-date-pickers/date-range-calendar/#validation',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'No arrival on weekends': { shouldDisableDate: noArrivals },
      },
    },
    weeks: {
      label: 'Weeks',
      text: 'The rows of a month.',
      guide: '/x/react-date-pickers/date-range-calendar/#visible-months',
      samples: {
        'With their numbers': { displayWeekNumber: true },
        'Always six': { fixedWeekNumber: 6 },
        'Always six, in one month': { calendars: 1, showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6 },
      },
    },
    days: {
      label: 'Shape of days',
      text: 'The corners and the size of all days.',
      guide: '/x/react-date-pickers/date-range-calendar/#custom-day',
      samples: {
        'Round corners': {
          slots: { day: named('DateRangePickerDay2', '@mui/x-date-pickers-pro/DateRangePickerDay2') },
          slotProps: { day: { sx: { borderRadius: 1 } } },
        },
        'Large, with round corners': {
          slots: { day: named('DateRangePickerDay2', '@mui/x-date-pickers-pro/DateRangePickerDay2') },
          slotProps: {
            day: { sx: { '--PickerDay-size': '38px', '--PickerDay-horizontalMargin': '1px', borderRadius: 1 } },
          },
        },
      },
    },
    ...header,
  },
  choices: { fixedWeekNumber: [6], currentMonthCalendarPosition: [1, 2] },
  leftOut: {
    ...inline,
    rangePosition: 'the value stays until code changes it',
    openTo: 'it has one view',
    onViewChange: 'it has one view',
  },
});
