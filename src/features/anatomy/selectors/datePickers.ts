import type { PartPlaces } from '../partsOf.ts';

const ARROWS = '.MuiPickersArrowSwitcher-root';

export const DATE_CALENDAR: PartPlaces = {
  folder: 'date-pickers',
  selectors: {
    calendarHeader: '.MuiPickersCalendarHeader-root',
    switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
    switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
    previousIconButton: '.MuiPickersArrowSwitcher-previousIconButton',
    nextIconButton: '.MuiPickersArrowSwitcher-nextIconButton',
    leftArrowIcon: `${ARROWS} .MuiPickersArrowSwitcher-leftArrowIcon`,
    rightArrowIcon: `${ARROWS} .MuiPickersArrowSwitcher-rightArrowIcon`,
    day: '.MuiPickersDay-root',
    monthButton: '.MuiMonthCalendar-button',
    yearButton: '.MuiYearCalendar-button',
  },
  when: {
    monthButton: 'in the month view',
    yearButton: 'in the year view',
  },
};

export const PICKERS_LAYOUT: PartPlaces = {
  folder: 'date-pickers',
  selectors: { layout: '.MuiPickersLayout-root' },
  when: {
    landscape: "with orientation: 'landscape'",
    tabs: 'if users select a date and a time',
    shortcuts: 'with items',
  },
};

const IN_FIELD = '.MuiInputAdornment-root';
const CLEAR_BUTTON = `${IN_FIELD} .clearButton`;
const OPEN_BUTTON = `${IN_FIELD} button:not(.clearButton)`;

/** The slots of a picker that are visible while it is closed. */
export const FIELD: PartPlaces = {
  folder: 'date-pickers',
  selectors: {
    field: '.MuiPickersTextField-root',
    textField: '.MuiPickersTextField-root',
    inputAdornment: IN_FIELD,
    clearButton: CLEAR_BUTTON,
    clearIcon: `${CLEAR_BUTTON} svg`,
    openPickerButton: OPEN_BUTTON,
    openPickerIcon: `${OPEN_BUTTON} svg`,
  },
  when: {
    clearButton: 'with clearable, if there is a value',
    clearIcon: 'with clearable, if there is a value',
  },
  only: 'slots',
};
