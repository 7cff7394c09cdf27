import type { TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { date, defineExplorer } from '#model/explorer';
import { clock, leftOut, popup, popups } from '../pickers.ts';

export default defineExplorer<TimePickerProps>({
  folder: 'date-pickers',
  components: { community: ['TimePicker', '@mui/x-date-pickers/TimePicker'] },
  text: 'Try steps, views, limits and clocks of the Time Picker, and take the code in your date library.',
  picture: 'date-pickers/time-picker/clock-renderers',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: { label: 'Boarding', defaultValue: date('2025-04-17T09:30') },
  recipes: {
    views: {
      label: 'Parts of the time',
      text: 'What users choose.',
      guide: '/x/react-date-pickers/time-picker/',
      samples: {
        'With seconds': { views: ['hours', 'minutes', 'seconds'] },
        'Hours only': { views: ['hours'] },
      },
    },
    steps: {
      label: 'Steps',
      text: 'The minutes that are offered.',
      guide: '/x/react-date-pickers/time-picker/',
      samples: {
        'Every 15 minutes': { timeSteps: { minutes: 15 } },
        'Every half hour, in one list': { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 },
      },
    },
    limits: {
      label: 'First and last time',
      text: 'Times outside are disabled, and invalid when typed.',
      guide: '/x/react-date-pickers/validation/',
      samples: {
        'From eight on': { minTime: date('2025-04-17T08:00') },
        'In office hours': { minTime: date('2025-04-17T09:00'), maxTime: date('2025-04-17T17:00') },
      },
    },
    clock,
    ...popups,
  },
  choices: { format: ['HH:mm', 'HH:mm:ss'], minutesStep: [5, 15, 30], thresholdToRenderTimeInASingleColumn: [24, 48] },
  leftOut: { ...leftOut, view: 'the value stays until code changes it' },
});
