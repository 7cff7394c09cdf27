import { group } from '../../support/tasks.ts';

/** What developers come to the pages on Date and Time Pickers for. */
export const dateField = group('/x/react-date-pickers/date-field', {
  fieldMirror: ['Type a date into a field', 'value', 'FieldMirror'],
  fieldFormats: ['Change the format of a date', 'format', 'FieldFormats'],
  birthDate: ['Limit a date and explain the error', 'validation', 'BirthDate'],
});

export const dateCalendar = group('/x/react-date-pickers/date-calendar', {
  dayDetails: ['Show what happens on the chosen day', 'value', 'DayDetails'],
  openingMonth: ['Open an empty calendar on a month', 'reference-date', 'OpeningMonth'],
  weekSelector: ['Select a week', 'week-picker', 'WeekSelector'],
  freeAppointments: ['Load data for each month', 'loading', 'FreeAppointments'],
  monthAndYear: ['Pick a month and a year only', 'month-and-year', 'MonthAndYear'],
});

export const timePicker = group('/x/react-date-pickers/time-picker', {
  openingHours: ['Offer opening hours in steps', 'validation', 'OpeningHours'],
  columnThreshold: ['Show one list instead of columns', 'single-column', 'ColumnThreshold'],
  clockRenderers: ['Use an analog clock on desktop', 'renderers', 'ClockRenderers'],
  timeViews: ['Show seconds in a time picker', 'views', 'TimeViews'],
});

export const timeField = group('/x/react-date-pickers/time-field', {
  shiftLength: ['Compare two times', 'value', 'ShiftLength'],
  timeFormats: ['Use 24 hours or seconds in a field', 'format', 'TimeFormats'],
});

export const timeClock = group('/x/react-date-pickers/time-clock', {
  releasedHand: ['Save when the hand is released', 'value', 'ReleasedHand'],
  clockViews: ['Go back to the hours', 'views', 'ClockViews'],
});

export const digitalClock = group('/x/react-date-pickers/digital-clock', {
  freeSlots: ['Hide times that are not available', 'skip-disabled', 'FreeSlots'],
  stepSlider: ['Set the step of a list', 'steps', 'StepSlider'],
});

export const dateTimePicker = group('/x/react-date-pickers/date-time-picker', {
  bookingWindow: ['Set a first and a last moment', 'validation', 'BookingWindow'],
  acceptedMoment: ['Wait until the user accepts', 'value', 'AcceptedMoment'],
  timeRenderers: ['Let users type the time only', 'view-renderers', 'TimeRenderers'],
});

export const dateTimeField = group('/x/react-date-pickers/date-time-field', {
  dateTimeFormats: ['Format a date and a time', 'format', 'DateTimeFormats'],
});

export const dateRangeField = group('/x/react-date-pickers/date-range-field', {
  twoInputs: ['Label both inputs of a range field', 'inputs', 'TwoInputs'],
  errorPerDate: ['Show an error for each date', 'errors', 'ErrorPerDate'],
});

export const dateRangeCalendar = group('/x/react-date-pickers/date-range-calendar', {
  selectedDays: ['Count the chosen days', 'value', 'SelectedDays'],
  months: ['Show one to three months', 'calendars', 'Months'],
  endOnly: ['Let users change the end only', 'available-range-positions', 'EndOnly'],
  dayPrices: ['Show a price on each day', 'custom-day', 'DayPrices'],
});

export const timeRangePicker = group('/x/react-date-pickers/time-range-picker', {
  limitedHours: ['Limit the times and show an error', 'validation', 'LimitedHours'],
  nightShift: ['Allow a range past midnight', 'overnight', 'NightShift'],
  shiftLengths: ['Show the length next to each end time', 'customization', 'ShiftLengths'],
});

export const timeRangeField = group('/x/react-date-pickers/time-range-field', {
  timeFormats: ['Switch to 24 hours', 'format', 'TimeFormats'],
  timeValue: ['Set the date of typed times', 'value', 'TimeValue'],
});

export const dateTimeRangePicker = group('/x/react-date-pickers/date-time-range-picker', {
  bookingWindow: ['Limit the dates and times', 'validation', 'BookingWindow'],
  twoMonths: ['Show two months in the popup', 'calendars', 'TwoMonths'],
  roundClock: ['Use a round clock', 'views', 'RoundClock'],
});

export const dateTimeRangeField = group('/x/react-date-pickers/date-time-range-field', {
  twoInputs: ['Stack two inputs on phones', 'two-inputs', 'TwoInputs'],
  shortFormat: ['Shorten the format of a range', 'format', 'ShortFormat'],
});

export const fields = group('/x/react-date-pickers/fields', {
  rangeFields: ['Choose a field for a range', 'fields-to-edit-a-range', 'RangeFields'],
  clearButton: ['Add a clear button with a custom icon', 'clearable', 'ClearButton'],
  sectionButtons: ['Select a section with a button', 'selected-sections', 'SectionButtons'],
  fieldForm: ['Submit a field in a form', 'forms', 'FieldForm'],
});

export const validation = group('/x/react-date-pickers/validation', {
  errorMessages: ['Show a message for an error', 'show-the-error', 'ErrorMessages'],
  minDate: ['Set the earliest date', 'min-date', 'MinDate'],
  minDateTime: ['Limit a moment, not each day', 'min-date-time', 'MinDateTime'],
  rangeMessages: ['Say which end of a range is wrong', 'ranges', 'RangeMessages'],
});

export const forms = group('/x/react-date-pickers/forms', {
  nativeForm: ['Use a native form', 'native-form', 'NativeForm'],
  hookForm: ['Use React Hook Form', 'react-hook-form', 'HookForm'],
  tanstackForm: ['Use TanStack Form', 'tanstack-form', 'TanstackForm'],
});

export const lifecycle = group('/x/react-date-pickers/lifecycle', {
  threeScenarios: ['See which callback runs when', 'on-accept', 'ThreeScenarios'],
  onlyValid: ['Save only valid dates', 'only-valid', 'OnlyValid'],
  saveOnAccept: ['Save when the user accepts', 'save-on-accept', 'SaveOnAccept'],
  debouncedSave: ['Debounce requests', 'debounce', 'DebouncedSave'],
});

export const shortcuts = group('/x/react-date-pickers/shortcuts', {
  disabledShortcuts: ['Disable shortcuts that are not allowed', 'validation', 'DisabledShortcuts'],
  nextWorkday: ['Find the next valid day', 'is-valid', 'NextWorkday'],
  rangePresets: ['Offer weeks and months', 'ranges', 'RangePresets'],
  keepOpen: ['Keep the popup open', 'change-importance', 'KeepOpen'],
});

export const accessibility = group('/x/react-date-pickers/accessibility', {
  keyTester: ['Try the keys', 'key-tester', 'KeyTester'],
  popupName: ['Name a picker without a label', 'names', 'PopupName'],
});

export const localization = group('/x/react-date-pickers/localization', {
  switchLanguage: ['Switch the language', 'using-localizationprovider', 'SwitchLanguage'],
  customStrings: ['Change a button', 'locale-text', 'CustomStrings'],
});

export const adaptersLocale = group('/x/react-date-pickers/adapters-locale', {
  germanDates: ['Show dates in German', 'set-a-custom-locale', 'GermanDates'],
  switchLocale: ['Switch the locale at run time', 'set-a-custom-locale', 'SwitchLocale'],
  launchFormats: ['Set a custom format', 'custom-formats', 'LaunchFormats'],
  weekStart: ['Start the week on Monday', 'custom-start-of-week', 'WeekStart'],
});

export const timezone = group('/x/react-date-pickers/timezone', {
  storeUtc: ['Store UTC and show local time', 'store-utc', 'StoreUtc'],
  venueTime: ['Show the time of a venue', 'store-utc-other-zone', 'VenueTime'],
  dayBefore: ['Fix a date that is a day early', 'dates', 'DayBefore'],
});

export const calendarSystems = group('/x/react-date-pickers/calendar-systems', {
  hijriCalendar: ['Use the Hijri calendar', 'hijri', 'HijriCalendar'],
  hijriPicker: ['Open a Hijri calendar with a button', 'hijri-field', 'HijriPicker'],
});

export const customComponents = group('/x/react-date-pickers/custom-components', {
  yearArrows: ['Replace the calendar header', 'calendar-header', 'YearArrows'],
  actionBarButtons: ['Choose the buttons of the action bar', 'action-bar-props', 'ActionBarButtons'],
});

export const customDays = group('/x/react-date-pickers/custom-days', {
  weekendDays: ['Style days by their state', 'day-props', 'WeekendDays'],
  fareDays: ['Show data in a day', 'day-component', 'FareDays'],
});

export const customLayout = group('/x/react-date-pickers/custom-layout', {
  actionList: ['Move the action bar next to the calendar', 'css-grid', 'ActionList'],
  notePanel: ['Add a note to the popup', 'layout-component', 'NotePanel'],
  shortcutsBelow: ['Put shortcuts below the calendar', 'without-grid', 'ShortcutsBelow'],
});

export const customField = group('/x/react-date-pickers/custom-field', {
  buttonField: ['Use a button instead of a field', 'button', 'ButtonField'],
  plainField: ['Use the inputs of another design system', 'section-list', 'PlainField'],
  readOnlyField: ['Open the calendar on click, without typing', 'read-only', 'ReadOnlyField'],
});

export const customOpeningButton = group('/x/react-date-pickers/custom-opening-button', {
  buttonPosition: ['Move the button to the start', 'position', 'ButtonPosition'],
  warningIcon: ['Show a warning icon', 'warning', 'WarningIcon'],
});
