import type { Dayjs } from 'dayjs';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { date, defineExplorer, given, written } from '#model/explorer';
import { leftOut, popup, popups, toolbar, weekends } from '../pickers.ts';

export default defineExplorer<DatePickerProps>({
  folder: 'date-pickers',
  components: { community: ['DatePicker', '@mui/x-date-pickers/DatePicker'] },
  text: 'Try views, formats, limits, shortcuts and buttons of the Date Picker, and take the code in your date library.',
  picture: 'date-pickers/date-picker/launch-calendar',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: { label: 'Departure', defaultValue: date('2025-04-17') },
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
      text: 'Days outside are disabled, and invalid when typed.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        'From a day on': { minDate: date('2025-04-10') },
        'Within two weeks': { minDate: date('2025-04-10'), maxDate: date('2025-04-24') },
      },
    },
    weekends: {
      label: 'Disabled days',
      text: 'Days that nobody can choose.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        Weekends: { shouldDisableDate: weekends },
        'All but Mondays': {
          shouldDisableDate: written((day: Dayjs) => day.day() !== 1, {
            dayjs: '(day) => day.day() !== 1',
            'date-fns': '(day) => day.getDay() !== 1',
            luxon: '(day) => day.weekday !== 1',
            moment: '(day) => day.day() !== 1',
          }),
        },
      },
    },
    shortcuts: {
      label: 'Shortcuts',
      text: 'Days beside the calendar that take one click.',
      guide: '/x/react-date-pickers/shortcuts/',
      samples: {
        'At the start': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Easter Sunday', getValue: given(date<Dayjs>('2025-04-20')) },
                { label: 'May Day', getValue: given(date<Dayjs>('2025-05-01')) },
              ],
            },
          },
        },
        'One that stays open': {
          slotProps: {
            shortcuts: {
              changeImportance: 'set',
              items: [{ label: 'May Day', getValue: given(date<Dayjs>('2025-05-01')) }],
            },
          },
        },
      },
    },
    ...popups,
    ...toolbar,
  },
  choices: {
    format: ['YYYY-MM-DD', 'DD/MM/YYYY', 'MMMM YYYY'],
    fixedWeekNumber: [6],
  },
  leftOut: { ...leftOut, view: 'the value stays until code changes it' },
});
