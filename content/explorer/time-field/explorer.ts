import type { TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { date, defineExplorer } from '#model/explorer';
import { fields, leftOut, ofPicker } from '../fields.ts';
import { lunch } from '../pickers.ts';

export default defineExplorer<TimeFieldProps>({
  folder: 'date-pickers',
  components: { community: ['TimeField', '@mui/x-date-pickers/TimeField'] },
  text: 'Try formats, steps and limits of the Time Field, and take the code in your date library.',
  picture: 'date-pickers/time-field/time-formats',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: { label: 'Start of the shift', defaultValue: date('2025-04-17T07:50') },
  recipes: {
    formats: {
      label: 'Parts of the time',
      text: 'What users type.',
      guide: '/x/react-date-pickers/time-field/#format',
      samples: {
        'With seconds': { format: 'hh:mm:ss A' },
        'With seconds and 24 hours': { format: 'HH:mm:ss' },
        'Hours only': { format: 'hh A' },
      },
    },
    limits: {
      label: 'First and last time',
      text: 'A time outside is invalid.',
      guide: '/x/react-date-pickers/time-field/#validation',
      samples: {
        'From eight on': { minTime: date('2025-04-17T08:00'), helperText: 'From 8 AM on' },
        'In office hours': {
          minTime: date('2025-04-17T09:00'),
          maxTime: date('2025-04-17T17:00'),
          helperText: 'Between 9 AM and 5 PM',
        },
      },
    },
    unavailable: {
      label: 'Invalid times',
      text: 'Times that a step or a rule excludes.',
      guide: '/x/react-date-pickers/time-field/#validation',
      samples: {
        'All but quarter hours': { minutesStep: 15, helperText: 'A quarter hour, such as 8:15' },
        'The lunch hour': {
          defaultValue: date('2025-04-17T12:30'),
          shouldDisableTime: lunch,
          helperText: 'Closed from 12 to 1 PM',
        },
      },
    },
    ...fields,
  },
  choices: { format: ['HH:mm', 'HH:mm:ss', 'hh:mm A'], minutesStep: [5, 10, 15, 30] },
  leftOut: { ...leftOut, ...ofPicker },
});
