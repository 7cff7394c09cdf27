import type { StaticDateTimePickerProps } from '@mui/x-date-pickers/StaticDateTimePicker';
import { date, defineExplorer } from '#model/explorer';
import { dials, header, inline, moments, popups } from '../pickers.ts';

export default defineExplorer<StaticDateTimePickerProps>({
  folder: 'date-pickers',
  components: { community: ['StaticDateTimePicker', '@mui/x-date-pickers/StaticDateTimePicker'] },
  text: 'Try layouts, tabs, limits and buttons of the Static Date Time Picker, and take the code in your date library.',
  picture: 'date-pickers/date-time-picker/date-time-landscape',
  shape: 'plain',
  frame: 'dates',
  height: 560,
  // What is beside the calendar makes it wider than a phone.
  base: { defaultValue: date('2025-04-17T09:30'), sx: { maxWidth: '100%', overflowX: 'auto' } },
  recipes: {
    layout: {
      label: 'Layout',
      text: 'What is around the calendar and the times.',
      guide: '/x/react-date-pickers/date-time-picker/#variants',
      samples: {
        'Toolbar at the side': { orientation: 'landscape' },
        'Without the toolbar': { slotProps: { toolbar: { hidden: true } } },
        'Without tabs': { slotProps: { tabs: { hidden: true } } },
        'Without both, as on a computer': { displayStaticWrapperAs: 'desktop' },
      },
    },
    times: {
      label: 'Times',
      text: 'What the second step offers.',
      guide: '/x/react-date-pickers/date-time-picker/#view-renderers',
      samples: {
        'Every 15 minutes': { openTo: 'hours', timeSteps: { minutes: 15 } },
        'Half hours in one list': {
          openTo: 'hours',
          timeSteps: { minutes: 30 },
          thresholdToRenderTimeInASingleColumn: 48,
        },
        'With seconds': { openTo: 'hours', views: ['year', 'day', 'hours', 'minutes', 'seconds'] },
        'A round clock': { openTo: 'hours', viewRenderers: dials },
      },
    },
    limits: { ...moments, text: 'What is outside is disabled.' },
    actions: popups.actions,
    ...header,
  },
  choices: {
    fixedWeekNumber: [6],
    minutesStep: [5, 15, 30],
    openTo: ['year', 'day', 'hours'],
    thresholdToRenderTimeInASingleColumn: [24, 48],
  },
  leftOut: { className: inline.className, timezone: inline.timezone, view: inline.view },
});
