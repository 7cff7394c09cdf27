import type { Dayjs } from 'dayjs';
import type { TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { absent, date, defineExplorer, written } from '#model/explorer';
import { inline, lunch } from '../pickers.ts';

export default defineExplorer<TimeClockProps>({
  folder: 'date-pickers',
  components: { community: ['TimeClock', '@mui/x-date-pickers/TimeClock'] },
  text: 'Try views, limits and dials of the Time Clock, and take the code in your date library.',
  picture: 'date-pickers/time-clock/basic-clock',
  shape: 'plain',
  frame: 'dates',
  height: 300,
  base: { defaultValue: date('2025-04-17T09:30') },
  recipes: {
    hours: {
      label: '12 or 24 hours',
      text: 'The dial, and buttons for AM and PM.',
      guide: '/x/react-date-pickers/time-clock/#ampm',
      samples: {
        '12 hours, with AM and PM': { ampm: true, ampmInClock: true },
        '24 hours': { ampm: false },
      },
    },
    views: {
      label: 'Steps',
      text: 'What users choose, and in which order.',
      guide: '/x/react-date-pickers/time-clock/#views',
      samples: {
        'With seconds, and arrows to go back': { views: ['hours', 'minutes', 'seconds'], showViewSwitcher: true },
        'Hours only': { views: ['hours'] },
        'Minutes only': { views: ['minutes'] },
      },
    },
    limits: {
      label: 'First and last time',
      text: 'Times outside are disabled.',
      guide: '/x/react-date-pickers/time-clock/#validation',
      samples: {
        'From eight on': { minTime: date('2025-04-17T08:00') },
        'In office hours': { minTime: date('2025-04-17T09:00'), maxTime: date('2025-04-17T17:00') },
      },
    },
    unavailable: {
      label: 'Disabled times',
      text: 'Hours and minutes that nobody can choose.',
      guide: '/x/react-date-pickers/validation/#should-disable-hours',
      samples: {
        'The lunch hour': { ampm: false, shouldDisableTime: lunch },
        'All but full and half hours': {
          openTo: 'minutes',
          shouldDisableTime: written((time: Dayjs, view: string) => view === 'minutes' && time.minute() % 30 > 0, {
            dayjs: "(time, view) => view === 'minutes' && time.minute() % 30 > 0",
            'date-fns': "(time, view) => view === 'minutes' && time.getMinutes() % 30 > 0",
            luxon: "(time, view) => view === 'minutes' && time.minute % 30 > 0",
            moment: "(time, view) => view === 'minutes' && time.minute() % 30 > 0",
          }),
        },
      },
    },
    empty: {
      label: 'Empty clock',
      text: 'Without a value, there is no hand. The date of a chosen time comes from the reference date.',
      guide: '/x/react-date-pickers/time-clock/#value',
      samples: {
        'With the date of today': { defaultValue: absent },
        'With another date': { defaultValue: absent, referenceDate: date('2025-04-17') },
      },
    },
  },
  choices: { minutesStep: [5, 15, 30], openTo: ['hours', 'minutes'] },
  leftOut: inline,
});
