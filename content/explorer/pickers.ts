/** What the explorers of pickers share. */
import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { date, given, named, written } from '#model/explorer';

export const range = (start: string, end: string) => [date(start), date(end)] as DateRange<Dayjs>;

/** Disables weekends. */
export const weekends = written((day: Dayjs) => day.day() % 6 === 0, {
  dayjs: '(day) => day.day() % 6 === 0',
  'date-fns': '(day) => day.getDay() % 6 === 0',
  luxon: '(day) => day.weekday > 5',
  moment: '(day) => day.day() % 6 === 0',
});

/** Disables weekends as the start of a range. */
export const noArrivals = written((day: Dayjs, position: string) => position === 'start' && day.day() % 6 === 0, {
  dayjs: "(day, position) => position === 'start' && day.day() % 6 === 0",
  'date-fns': "(day, position) => position === 'start' && day.getDay() % 6 === 0",
  luxon: "(day, position) => position === 'start' && day.weekday > 5",
  moment: "(day, position) => position === 'start' && day.day() % 6 === 0",
});

/** Disables the hour from noon on. */
export const lunch = written((time: Dayjs, view: string) => view === 'hours' && time.hour() === 12, {
  dayjs: "(time, view) => view === 'hours' && time.hour() === 12",
  'date-fns': "(time, view) => view === 'hours' && time.getHours() === 12",
  luxon: "(time, view) => view === 'hours' && time.hour === 12",
  moment: "(time, view) => view === 'hours' && time.hour() === 12",
});

/** Of everything with a field. */
export const ofField = {
  className: 'names your styles',
  name: 'names it in a form',
  timezone: 'needs a plugin of the date library',
  enableAccessibleFieldDOMStructure: 'changes nothing that is seen',
  selectedSections: 'the value stays until code changes it',
} as const;

/** Of pickers with a popup. */
export const leftOut = {
  ...ofField,
  desktopModeMediaQuery: 'follows the device',
  open: 'the value stays until code changes it',
} as const;

/** What changes only the field of a picker, or nothing before a value is chosen. */
export const popup = {
  outside: [
    'autoFocus',
    'closeOnSelect',
    'disabled',
    'disableOpenPicker',
    'field',
    'format',
    'formatDensity',
    'label',
    'opening-button',
    'readOnly',
    'shouldRespectLeadingZeros',
  ],
} as const;

/** Of calendars and clocks that are part of the page. */
export const inline = {
  className: leftOut.className,
  timezone: leftOut.timezone,
  view: 'the value stays until code changes it',
  focusedView: 'the value stays until code changes it',
} as const;

/** Recipes of all calendars that are part of the page. */
export const header = {
  header: {
    label: 'Names of months and weekdays',
    text: 'The title of a month, and what is above its days.',
    guide: '/x/react-date-pickers/custom-components/#calendar-header',
    samples: {
      'Months without the year': { slotProps: { calendarHeader: { format: 'MMMM' } } },
      'Longer weekdays': {
        dayOfWeekFormatter: written((day: Dayjs) => day.format('ddd'), {
          dayjs: "(day) => day.format('ddd')",
          'date-fns': "(day) => day.toLocaleDateString('en', { weekday: 'short' })",
          luxon: "(day) => day.toFormat('ccc')",
          moment: "(day) => day.format('ddd')",
        }),
      },
    },
  },
} as const;

/** Recipes of all pickers with a popup. */
export const popups = {
  clearable: {
    label: 'Clear button',
    text: 'A button in the field that removes the value.',
    guide: '/x/react-date-pickers/date-picker/#clearable',
    samples: {
      'In the field': { slotProps: { field: { clearable: true } } },
      'In the field and the popup': {
        slotProps: { field: { clearable: true }, actionBar: { actions: ['clear'] } },
      },
    },
  },
  actions: {
    label: 'Action bar',
    text: 'Buttons at the bottom.',
    guide: '/x/react-date-pickers/custom-components/#action-bar',
    samples: {
      'Today and Clear': { slotProps: { actionBar: { actions: ['today', 'clear'] } } },
      'Today, Cancel and OK': { slotProps: { actionBar: { actions: ['today', 'cancel', 'accept'] } } },
    },
  },
  field: {
    label: 'Style of the field',
    text: 'The size and the help text of the field.',
    guide: '/x/react-date-pickers/custom-field/',
    samples: {
      Small: { slotProps: { textField: { size: 'small' } } },
      'With help text': { slotProps: { textField: { helperText: 'You can change this later' } } },
      'Full width': { slotProps: { textField: { fullWidth: true } } },
    },
  },
  'opening-button': {
    label: 'Opening button',
    text: 'The place and the color of the button that opens the popup.',
    guide: '/x/react-date-pickers/custom-opening-button/',
    samples: {
      'Before the value': { slotProps: { field: { openPickerButtonPosition: 'start' } } },
      Colored: { slotProps: { openPickerButton: { color: 'primary' } } },
    },
  },
} as const;

export const toolbar = {
  toolbar: {
    label: 'Toolbar',
    text: 'The chosen value in large letters above the calendar.',
    guide: '/x/react-date-pickers/custom-components/#toolbar',
    samples: {
      Shown: { slotProps: { toolbar: { hidden: false } } },
      'At the side': { orientation: 'landscape', slotProps: { toolbar: { hidden: false } } },
    },
  },
} as const;

export const minutes = {
  label: 'Minutes',
  text: 'The minutes that are offered.',
  guide: '/x/react-date-pickers/time-picker/#single-column',
  samples: {
    'Every 15 minutes': { timeSteps: { minutes: 15 } },
    'Every 10 minutes': { timeSteps: { minutes: 10 } },
  },
} as const;

const dial = named<never>('renderTimeViewClock', '@mui/x-date-pickers/timeViewRenderers');
export const dials = { hours: dial, minutes: dial, seconds: dial } as const;

export const clock = {
  label: 'Round clock',
  text: 'A dial for the time instead of lists.',
  guide: '/x/react-date-pickers/time-picker/#renderers',
  samples: {
    'With AM and PM': { ampm: true, viewRenderers: dials },
    'With 24 hours': { ampm: false, viewRenderers: dials },
  },
} as const;

export const moments = {
  label: 'First and last moment',
  text: 'What is outside is disabled, and invalid when typed.',
  guide: '/x/react-date-pickers/validation/',
  samples: {
    'From a moment on': { minDateTime: date<Dayjs>('2025-04-10T08:00') },
    'Within two weeks': { minDateTime: date<Dayjs>('2025-04-10T08:00'), maxDateTime: date<Dayjs>('2025-04-24T20:00') },
  },
} as const;

/** Shortcuts of ranges of days. */
export const ranges = {
  label: 'Range with shortcuts',
  text: 'Ranges beside the calendar that take one click.',
  guide: '/x/react-date-pickers/shortcuts/',
  samples: {
    'Two ranges': {
      slotProps: {
        shortcuts: {
          items: [
            { label: 'Easter', getValue: given(range('2025-04-18', '2025-04-21')) },
            { label: 'First week of May', getValue: given(range('2025-05-01', '2025-05-07')) },
          ],
        },
      },
    },
    'With a way to clear': {
      slotProps: {
        shortcuts: {
          items: [
            { label: 'Easter', getValue: given(range('2025-04-18', '2025-04-21')) },
            { label: 'No dates', getValue: given([null, null] as DateRange<Dayjs>) },
          ],
        },
      },
    },
  },
} as const;

export const daysOfRange = {
  label: 'Disabled days',
  text: 'Days on which no range can start or end.',
  guide: '/x/react-date-pickers/validation/',
  samples: {
    Weekends: { shouldDisableDate: weekends },
    'No arrival on weekends': { shouldDisableDate: noArrivals },
  },
} as const;

/** In place of one field for both ends. */
export const twoFields = (name: `MultiInput${'Date' | 'Time' | 'DateTime'}RangeField`) => {
  const slots = { field: named<never>(name, `@mui/x-date-pickers-pro/${name}`) };
  return {
    label: 'Two fields',
    text: 'A field for the start and one for the end.',
    guide: '/x/react-date-pickers/date-range-picker/#multi-input',
    samples: {
      'Two fields': { slots },
      'Two fields with names': { slots, localeText: { start: 'From', end: 'Until' } },
    },
  } as const;
};
