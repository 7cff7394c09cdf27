import type { Dayjs } from 'dayjs';
import type { DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { absent, date, defineExplorer, written } from '#model/explorer';
import { inline } from '../pickers.ts';

export default defineExplorer<DigitalClockProps>({
  folder: 'date-pickers',
  components: { community: ['DigitalClock', '@mui/x-date-pickers/DigitalClock'] },
  text: 'Try steps, opening hours and sizes of the Digital Clock, and take the code in your date library.',
  picture: 'date-pickers/digital-clock/free-slots',
  shape: 'plain',
  frame: 'dates',
  height: 320,
  base: { defaultValue: date('2025-04-17T15:00') },
  recipes: {
    'opening-hours': {
      label: 'Opening hours',
      text: 'The times that are offered.',
      guide: '/x/react-date-pickers/digital-clock/#skip-disabled',
      samples: {
        'From nine to five': {
          minTime: date('2025-04-17T09:00'),
          maxTime: date('2025-04-17T17:00'),
          skipDisabled: true,
        },
        'Closed for lunch': {
          minTime: date('2025-04-17T09:00'),
          maxTime: date('2025-04-17T17:00'),
          shouldDisableTime: written((time: Dayjs) => time.hour() === 12, {
            dayjs: '(time) => time.hour() === 12',
            'date-fns': '(time) => time.getHours() === 12',
            luxon: '(time) => time.hour === 12',
            moment: '(time) => time.hour() === 12',
          }),
          skipDisabled: true,
        },
        'Disabled instead of hidden': { minTime: date('2025-04-17T09:00'), maxTime: date('2025-04-17T17:00') },
      },
    },
    start: {
      label: 'Start of the list',
      text: 'Without a value, the list starts at its reference date.',
      guide: '/x/react-date-pickers/digital-clock/#value',
      samples: {
        'At midnight': { defaultValue: absent },
        'At nine': { defaultValue: absent, referenceDate: date('2025-04-17T09:00') },
      },
    },
    size: {
      label: 'Size',
      text: 'Space for more times, or less.',
      guide: '/x/react-date-pickers/digital-clock/#customization',
      samples: {
        Taller: { sx: { maxHeight: 320 } },
        'Taller and wider': { sx: { width: 200, maxHeight: 320 } },
      },
    },
  },
  choices: { timeStep: [15, 30, 60], minutesStep: [60] },
  leftOut: {
    ...inline,
    openTo: 'it has one view',
    onViewChange: 'it has one view',
  },
});
