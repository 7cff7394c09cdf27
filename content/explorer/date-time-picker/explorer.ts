import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { date, defineExplorer } from '#model/explorer';
import { clock, leftOut, minutes, moments, popup, popups, toolbar } from '../pickers.ts';

export default defineExplorer<DateTimePickerProps>({
  folder: 'date-pickers',
  components: { community: ['DateTimePicker', '@mui/x-date-pickers/DateTimePicker'] },
  text: 'Try views, steps, limits and buttons of the Date Time Picker, and take the code in your date library.',
  picture: 'date-pickers/date-time-picker/basic-date-time-picker',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: { label: 'Departure', defaultValue: date('2025-04-17T09:30') },
  recipes: {
    views: {
      label: 'Steps',
      text: 'What users choose, and in which order.',
      guide: '/x/react-date-pickers/date-time-picker/',
      samples: {
        'With seconds': { views: ['year', 'day', 'hours', 'minutes', 'seconds'] },
        'Without minutes': { views: ['year', 'month', 'day', 'hours'] },
      },
    },
    minutes,
    limits: moments,
    clock,
    ...popups,
    ...toolbar,
  },
  choices: {
    format: ['YYYY-MM-DD HH:mm', 'DD/MM/YYYY HH:mm'],
    fixedWeekNumber: [6],
    minutesStep: [5, 15, 30],
    thresholdToRenderTimeInASingleColumn: [24, 48],
  },
  leftOut: { ...leftOut, view: 'the value stays until code changes it' },
});
