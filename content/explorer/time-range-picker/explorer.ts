import type { TimeRangePickerProps } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { date, defineExplorer, given, named } from '#model/explorer';
import { clock, dials, leftOut, popup, popups, range, twoFields } from '../pickers.ts';

/** The type asks for a renderer of AM and PM, too. */
const meridiem = named<never>('renderMultiSectionDigitalClockTimeView', '@mui/x-date-pickers/timeViewRenderers');

export default defineExplorer<TimeRangePickerProps>({
  folder: 'date-pickers',
  components: { pro: ['TimeRangePicker', '@mui/x-date-pickers-pro/TimeRangePicker'] },
  text: 'Try steps, shortcuts, limits and clocks of the Time Range Picker, and take the code in your date library.',
  picture: 'date-pickers/time-range-picker/limited-hours',
  shape: 'plain',
  frame: 'dates',
  popup,
  height: 160,
  base: {
    label: 'Opening hours',
    defaultValue: range('2025-04-17T09:00', '2025-04-17T17:30'),
    slotProps: { popper: { 'aria-label': 'Opening hours' } },
  },
  recipes: {
    views: {
      label: 'Parts of the times',
      text: 'What users choose.',
      guide: '/x/react-date-pickers/time-range-picker/#views',
      samples: {
        'With seconds': { views: ['hours', 'minutes', 'seconds'] },
        'Hours only': { views: ['hours'] },
      },
    },
    steps: {
      label: 'Steps',
      text: 'The minutes that are offered.',
      guide: '/x/react-date-pickers/time-range-picker/#time-steps',
      samples: {
        'Every 15 minutes': { timeSteps: { minutes: 15 } },
        'Every half hour, in one list': {
          timeSteps: { minutes: 30 },
          thresholdToRenderTimeInASingleColumn: 48,
          format: 'hh:mm A',
        },
      },
    },
    shortcuts: {
      label: 'Shortcuts',
      text: 'Ranges beside the lists that take one click.',
      guide: '/x/react-date-pickers/shortcuts/#ranges',
      samples: {
        'Two shifts': {
          slotProps: {
            shortcuts: {
              items: [
                { label: 'Morning', getValue: given(range('2025-04-17T06:00', '2025-04-17T12:00')) },
                { label: 'Afternoon', getValue: given(range('2025-04-17T12:00', '2025-04-17T18:00')) },
              ],
            },
          },
        },
        'Two shifts, in an open popup': {
          slotProps: {
            shortcuts: {
              changeImportance: 'set',
              items: [
                { label: 'Morning', getValue: given(range('2025-04-17T06:00', '2025-04-17T12:00')) },
                { label: 'Afternoon', getValue: given(range('2025-04-17T12:00', '2025-04-17T18:00')) },
              ],
            },
          },
        },
      },
    },
    limits: {
      label: 'First and last time',
      text: 'Times outside are disabled, and invalid when typed.',
      guide: '/x/react-date-pickers/time-range-picker/#validation',
      samples: {
        'From eight on': { minTime: date('2025-04-17T08:00') },
        'From eight to six, others hidden': {
          minTime: date('2025-04-17T08:00'),
          maxTime: date('2025-04-17T18:00'),
          skipDisabled: true,
        },
      },
    },
    clock: {
      ...clock,
      samples: {
        'With AM and PM': { ampm: true, viewRenderers: { ...dials, meridiem } },
        'With 24 hours': { ampm: false, viewRenderers: { ...dials, meridiem } },
      },
    },
    fields: twoFields('MultiInputTimeRangeField'),
    ...popups,
  },
  choices: {
    format: ['HH:mm', 'HH:mm:ss', 'hh:mm A'],
    minutesStep: [5, 15, 30],
    thresholdToRenderTimeInASingleColumn: [24, 48],
  },
  leftOut: {
    ...leftOut,
    view: 'the value stays until code changes it',
    rangePosition: 'the value stays until code changes it',
  },
});
