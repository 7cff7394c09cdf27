import type { DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { date, defineExplorer } from '#model/explorer';
import { fields, leftOut, ofPicker } from '../fields.ts';
import { lunch, weekends } from '../pickers.ts';

export default defineExplorer<DateTimeFieldProps>({
  folder: 'date-pickers',
  components: { community: ['DateTimeField', '@mui/x-date-pickers/DateTimeField'] },
  text: 'Try formats, limits and styles of the Date Time Field, and take the code in your date library.',
  picture: 'date-pickers/date-time-field/date-time-formats',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: { label: 'Log entry', defaultValue: date('2025-04-17T09:30') },
  recipes: {
    formats: {
      label: 'Parts of the moment',
      text: 'Their order, and how they are written.',
      guide: '/x/react-date-pickers/date-time-field/#format',
      samples: {
        'Year first': { format: 'YYYY-MM-DD HH:mm' },
        'With seconds': { format: 'MM/DD/YYYY hh:mm:ss A' },
        'Month as a word': { format: 'MMM D, YYYY hh:mm A' },
      },
    },
    limits: {
      label: 'First and last moment',
      text: 'What is outside is invalid.',
      guide: '/x/react-date-pickers/date-time-field/#validation',
      samples: {
        'From noon on': { minDateTime: date('2025-04-17T12:00'), helperText: 'From noon of April 17 on' },
        'Before today': { maxDateTime: date('2025-04-16T23:59'), helperText: 'Before April 17' },
        'Office hours of every day': {
          minTime: date('2025-04-17T10:00'),
          maxTime: date('2025-04-17T16:00'),
          helperText: 'Between 10 AM and 4 PM',
        },
      },
    },
    unavailable: {
      label: 'Invalid days and times',
      text: 'What a rule excludes.',
      guide: '/x/react-date-pickers/validation/#should-disable-date',
      samples: {
        'A Saturday': {
          defaultValue: date('2025-04-19T09:30'),
          shouldDisableDate: weekends,
          helperText: 'Monday to Friday',
        },
        'The lunch hour': {
          defaultValue: date('2025-04-17T12:30'),
          shouldDisableTime: lunch,
          helperText: 'Closed from 12 to 1 PM',
        },
      },
    },
    ...fields,
  },
  choices: { format: ['YYYY-MM-DD HH:mm', 'DD/MM/YYYY HH:mm'], minutesStep: [5, 15, 30] },
  leftOut: { ...leftOut, ...ofPicker },
});
