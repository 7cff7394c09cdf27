import type { Dayjs } from 'dayjs';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { absent, date, defineExplorer, named, written } from '#model/explorer';
import { header, inline, weekends } from '../pickers.ts';

export default defineExplorer<DateCalendarProps>({
  folder: 'date-pickers',
  components: { community: ['DateCalendar', '@mui/x-date-pickers/DateCalendar'] },
  text: 'Try views, limits, weeks and days of the Date Calendar, and take the code in your date library.',
  picture: 'date-pickers/date-calendar/six-weeks',
  shape: 'plain',
  frame: 'dates',
  height: 336,
  base: { defaultValue: date('2025-04-17') },
  recipes: {
    views: {
      label: 'Steps',
      text: 'What users choose, and in which order.',
      guide: '/x/react-date-pickers/date-calendar/#views',
      samples: {
        'Year, month and day': { views: ['year', 'month', 'day'] },
        'Month and year': { views: ['month', 'year'], openTo: 'month' },
        'Year first': { openTo: 'year', views: ['year', 'month', 'day'] },
      },
    },
    years: {
      label: 'List of years',
      text: 'The order and the number of years.',
      guide: '/x/react-date-pickers/date-calendar/#years-order',
      samples: {
        'Newest first': { openTo: 'year', yearsOrder: 'desc', maxDate: date('2025-12-31') },
        'Four in a row': { openTo: 'year', yearsPerRow: 4 },
        'From 2020 to 2030': { openTo: 'year', minDate: date('2020-01-01'), maxDate: date('2030-12-31') },
      },
    },
    'initial-month': {
      label: 'Initial month',
      text: 'Where a calendar without a value opens.',
      guide: '/x/react-date-pickers/date-calendar/#reference-date',
      samples: {
        'The current month': { defaultValue: absent },
        'October 2025': { defaultValue: absent, referenceDate: date('2025-10-01') },
        'June 1990, in the list of years': {
          defaultValue: absent,
          referenceDate: date('1990-06-15'),
          openTo: 'year',
        },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'Days outside are disabled.',
      guide: '/x/react-date-pickers/date-calendar/#validation',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within two weeks': { minDate: date('2025-04-10'), maxDate: date('2025-04-24') },
      },
    },
    unavailable: {
      label: 'Disabled days, months and years',
      text: 'What nobody can choose.',
      guide: '/x/react-date-pickers/date-calendar/#validation',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'July and August': {
          views: ['month', 'day'],
          openTo: 'month',
          shouldDisableMonth: written((month: Dayjs) => [6, 7].includes(month.month()), {
            dayjs: '(month) => [6, 7].includes(month.month())',
            'date-fns': '(month) => [6, 7].includes(month.getMonth())',
            luxon: '(month) => [7, 8].includes(month.month)',
            moment: '(month) => [6, 7].includes(month.month())',
          }),
        },
        'Odd years': {
          openTo: 'year',
          shouldDisableYear: written((year: Dayjs) => year.year() % 2 === 1, {
            dayjs: '(year) => year.year() % 2 === 1',
            'date-fns': '(year) => year.getFullYear() % 2 === 1',
            luxon: '(year) => year.year % 2 === 1',
            moment: '(year) => year.year() % 2 === 1',
          }),
        },
      },
    },
    weeks: {
      label: 'Weeks',
      text: 'The rows of a month.',
      guide: '/x/react-date-pickers/date-calendar/#display',
      samples: {
        'With their numbers': { displayWeekNumber: true },
        'Days of other months': { showDaysOutsideCurrentMonth: true },
        'Always six': { showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6 },
      },
    },
    days: {
      label: 'Shape of days',
      text: 'The corners and the size of all days.',
      guide: '/x/react-date-pickers/custom-days/',
      samples: {
        'Round corners': { slotProps: { day: { sx: { borderRadius: 1 } } } },
        Small: {
          slots: { day: named('PickerDay2', '@mui/x-date-pickers/PickerDay2') },
          slotProps: { day: { sx: { '--PickerDay-size': '28px', '--PickerDay-horizontalMargin': '6px' } } },
        },
      },
    },
    ...header,
  },
  choices: { fixedWeekNumber: [6], openTo: ['year', 'day'] },
  leftOut: {
    ...inline,
    onYearChange: 'is not called in this release',
  },
});
