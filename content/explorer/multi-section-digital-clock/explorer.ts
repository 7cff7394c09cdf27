import type { MultiSectionDigitalClockProps } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { absent, date, defineExplorer } from '#model/explorer';
import { inline, lunch } from '../pickers.ts';

export default defineExplorer<MultiSectionDigitalClockProps>({
  folder: 'date-pickers',
  components: {
    community: ['MultiSectionDigitalClock', '@mui/x-date-pickers/MultiSectionDigitalClock'],
  },
  text: 'Try columns, steps and opening hours of the Multi Section Digital Clock, and take the code in your date library.',
  picture: 'date-pickers/digital-clock/column-views',
  shape: 'plain',
  frame: 'dates',
  height: 232,
  base: { defaultValue: date('2025-04-17T14:30') },
  recipes: {
    columns: {
      label: 'Columns',
      text: 'The parts of the time that users choose.',
      guide: '/x/react-date-pickers/digital-clock/#views',
      samples: {
        'With seconds': { views: ['hours', 'minutes', 'seconds'] },
        'Hours only': { views: ['hours'] },
        'Minutes and seconds': { views: ['minutes', 'seconds'] },
      },
    },
    steps: {
      label: 'Steps',
      text: 'The hours and minutes that are offered.',
      guide: '/x/react-date-pickers/digital-clock/#steps',
      samples: {
        'Every 15 minutes': { timeSteps: { minutes: 15 } },
        'Every other hour and half hour': { timeSteps: { hours: 2, minutes: 30 } },
      },
    },
    'opening-hours': {
      label: 'Opening hours',
      text: 'Other times are disabled or hidden.',
      guide: '/x/react-date-pickers/digital-clock/#skip-disabled',
      samples: {
        'From nine to five': { minTime: date('2025-04-17T09:00'), maxTime: date('2025-04-17T17:00') },
        'From nine to five, others hidden': {
          minTime: date('2025-04-17T09:00'),
          maxTime: date('2025-04-17T17:00'),
          skipDisabled: true,
        },
        'Closed for lunch': { ampm: false, shouldDisableTime: lunch },
      },
    },
    start: {
      label: 'Start of the columns',
      text: 'Without a value, they start at the reference date.',
      guide: '/x/react-date-pickers/digital-clock/#value',
      samples: {
        'At midnight': { defaultValue: absent },
        'At nine': { defaultValue: absent, referenceDate: date('2025-04-17T09:00') },
      },
    },
  },
  choices: { minutesStep: [15, 30] },
  leftOut: { ...inline, openTo: 'all columns are shown' },
});
