/** What the explorers of pickers share. */
import type { Dayjs } from 'dayjs';
import { written } from '#model/explorer';

/** Disables weekends. */
export const weekends = written((day: Dayjs) => day.day() % 6 === 0, {
  dayjs: '(day) => day.day() % 6 === 0',
  'date-fns': '(day) => day.getDay() % 6 === 0',
  luxon: '(day) => day.weekday > 5',
  moment: '(day) => day.day() % 6 === 0',
});

export const leftOut = {
  className: 'names your styles',
  name: 'names it in a form',
  timezone: 'needs a plugin of the date library',
  enableAccessibleFieldDOMStructure: 'changes nothing that is seen',
  desktopModeMediaQuery: 'follows the device',
  open: 'the value stays until code changes it',
  selectedSections: 'the value stays until code changes it',
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
    text: 'Buttons below the calendar.',
    guide: '/x/react-date-pickers/custom-components/#action-bar',
    samples: {
      'Today and Clear': { slotProps: { actionBar: { actions: ['today', 'clear'] } } },
      'Today, Cancel and OK': { slotProps: { actionBar: { actions: ['today', 'cancel', 'accept'] } } },
    },
  },
  field: {
    label: 'Look of the field',
    text: 'The size and the help text of the field.',
    guide: '/x/react-date-pickers/custom-field/',
    samples: {
      Small: { slotProps: { textField: { size: 'small' } } },
      'With help text': { slotProps: { textField: { helperText: 'The day you leave' } } },
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
