import type { SearchPhrases } from './types.ts';

export const datePickersPhrases: SearchPhrases = {
  'react-date-pickers': {
    '': 'date input, calendar, time input, datetime',
    plans: 'is range picker free, paid pickers',
    contents: 'which picker to use, list of components',
    'date-libraries': 'value type, dayjs object, moment object, JS Date',
  },
  'react-date-pickers/accessibility': {
    'field-keys': 'keyboard in date field, arrow keys change day, type date',
    'popup-keys': 'open calendar with keyboard, escape closes',
    names: 'aria-label of button, accessible label',
    errors: 'announce error, aria-describedby',
    'field-dom': 'contenteditable, spinbutton, hidden input',
  },
  'react-date-pickers/adapters-locale': {
    '': 'language, date format, locale',
    'set-a-custom-locale':
      'adapterLocale, German dates, French month names, change language of calendar, dd/mm/yyyy, German date format, month names in another language',
    'with-date-fns': 'date-fns locale object',
    'with-moment': 'moment locale',
    'missing-locale': 'locale not applied, months stay in English, adapterLocale not working',
    meridiem: '24 hour format, am pm, military time, remove AM PM, always shows AM PM',
    'custom-formats':
      'change date format, dd.MM.yyyy, inputFormat, month name in field, display format, day month year order, format tokens, two-digit year, show month as text, YYYY/MM/DD, format not working',
    'respect-leading-zeros-in-fields': 'no leading zero, single digit day',
    'custom-field-placeholder': 'placeholder text, empty field shows MM/DD/YYYY, hide placeholder, custom placeholder',
    'custom-toolbar-format': 'title of mobile dialog',
    'custom-day-of-week-format': 'weekday letters, Mo Tu We, three letters, dayOfWeekFormatter',
    'custom-calendar-header-format': 'month and year in header',
    'custom-start-of-week':
      'week starts on Monday, first day of week, Sunday, weekdays start from Monday, calendar starts on Sunday',
    'rtl-support': 'right to left, arabic, hebrew',
  },
  'react-date-pickers/base-concepts': {
    value:
      'controlled, uncontrolled, initial value, null value, undefined value, default date, value not updating, clear to null, today as default, controlled input warning',
    strings: 'parse ISO string, string instead of dayjs, date from API, format of value, convert to string, timestamp',
    'on-accept': 'onChange fires too often, callback only when finished, get value after closing, OK pressed',
    variants:
      'desktop or mobile picker, force desktop on touch devices, always desktop, DesktopDatePicker, MobileDatePicker, desktopModeMediaQuery, static, mobile dialog on desktop, desktop field with mobile dialog, touch screen laptop, calendar icon missing on mobile',
    'reference-date':
      'default time, initial month when empty, defaultCalendarMonth, time defaults to current time, set time when date is chosen, year when typing',
    slots: 'renderInput, customize parts, slotProps, inputProps',
    adapters: 'AdapterDayjs, AdapterDateFns, which adapter, own adapter',
    imports: 'import path, bundle size',
    'testing-fields': 'type date in tests, fireEvent.change, change event in tests, testing library',
    'testing-variants': 'mobile variant in tests, jest read-only',
    'testing-today': 'mock current date',
    'interaction-styles': 'only input without popup, calendar without input, inline calendar',
  },
  'react-date-pickers/calendar-systems': {
    '': 'persian, islamic, buddhist, hebrew calendar',
    jalali: 'persian calendar, shamsi, iranian',
    hijri: 'islamic calendar, arabic calendar',
  },
  'react-date-pickers/custom-components': {
    'calendar-header':
      'custom header, month and year dropdown, hide header, title of calendar, switch view button, select month from dropdown, change header buttons',
    'arrow-switcher': 'previous and next month buttons, hide arrows, custom arrow icons',
    'year-button': 'style of years, font size of months',
    'action-bar-props':
      'OK and cancel buttons, clear button, today button, apply button, hide buttons, confirm selection, accept button, today button on desktop, remove cancel',
    'action-bar-component': 'custom buttons, custom apply button, change text of OK',
    'toolbar-hidden': 'remove toolbar, hide Select date title, show toolbar on desktop',
    'toolbar-component': 'custom title, own toolbar',
    tabs: 'hide tabs, date and time tabs',
    popup:
      'popper placement, position of calendar popup, z-index, style of popup, paper, dialog props, background, popup in modal, transition, calendar opens above, popup cut off, width of popup, dark background, animation',
    'access-date-adapter': 'useUtils, adapter in custom component',
  },
  'react-date-pickers/custom-days': {
    'day-props':
      'highlight days, color of weekends, disabled day style, today style, day colors, mark dates, border radius of day, square days, background of selected day, text color of days, outline of today, hide today highlight',
    'day-component':
      'custom day, badge on day, events in calendar, dot below day, renderDay, price per day, highlight multiple dates, tooltip on day',
    'day-size': 'bigger days, size of day, calendar width',
    'range-day': 'color of range, style of days between start and end',
  },
  'react-date-pickers/custom-field': {
    '': 'custom input, renderInput, text field',
    'text-field-props':
      'size small, variant, full width, helper text, label, border color, required, input props, style of text field, disable underline, width, height, adornment, change border, red color, font size, placeholder, margin, icon color, hide border, error prop',
    sections: 'font or color of typed date',
    'date-separator': 'separator between start and end',
    'multi-input': 'start and end in two inputs, from and to fields',
    'input-element':
      'single input, enableAccessibleFieldDOMStructure, input ref, autofill, inputRef, value of input is empty in tests, ref to input, onBlur',
    mask: 'input mask, type without slashes, digits only',
    'read-only':
      'disable typing, prevent keyboard input, click on field opens calendar, open on focus, not editable input, read-only input but calendar works, open calendar when clicking input, block manual typing',
    button: 'button instead of input, open picker from button, no text field, link, show shortcut name',
    build: 'own field component, useSplitFieldProps',
    autocomplete: 'suggest dates',
    'plain-input': 'joy UI, tailwind, shadcn, native input',
  },
  'react-date-pickers/custom-layout': {
    '': 'arrange parts of popup',
    'css-grid': 'move action bar or shortcuts, position of parts',
    'layout-component': 'add content to popup, custom layout, footer in calendar, text below calendar',
    orientation: 'portrait, landscape',
  },
  'react-date-pickers/custom-opening-button': {
    icon: 'change calendar icon, custom icon, openPickerIcon, clock icon',
    'button-props': 'color of icon button, disable icon, tooltip on icon',
    position: 'icon at start, icon on left side',
    hide: 'remove calendar icon, hide icon, no icon',
    'button-component': 'custom button component',
  },
  'react-date-pickers/date-calendar': {
    '': 'inline calendar, calendar without input, static calendar',
    'reference-date': 'month shown first, default month, open on specific month',
    views: 'only days, only months, disable year selection',
    'years-order': 'descending years, latest year first',
    'month-and-year': 'month picker, year picker, month calendar, choose month only',
    'form-props': 'read-only calendar, disabled calendar',
    validation: 'disable dates, weekends, min and max date',
    'fixed-weeks':
      'same height for all months, jumping height, 6 weeks, days outside of month, show days of next month',
    'week-numbers': 'calendar week, ISO week',
    'week-picker': 'select whole week, week selection',
    loading: 'events from server, fetch on month change, highlighted days, onMonthChange, highlight events per month',
    customization:
      'size of calendar, width, bigger, full width calendar, several months, multiple dates, show two months, multiple selection of days, bigger cells',
  },
  'react-date-pickers/date-field': {
    '': 'date input without calendar, text input for date, type a date',
    format: 'date format of input',
  },
  'react-date-pickers/date-picker': {
    '': 'datepicker, date input, choose date, calendar popup, birthday',
    value: 'initial value, default today, controlled value, reset, null, date undefined, value warning, default empty',
    'helper-text':
      'error message below field, required error, red border, show validation error, custom error message, error state',
    views:
      'month and year only, month picker, year picker, select only year, month without day, month range, expiry date month and year, calendar shows only months',
    'open-to': 'open on year, date of birth, start with year',
    'years-order': 'years descending',
    'form-props':
      'read-only, disabled, name, required, form submit, formik, hidden input, prevent typing, not required, mark as required, disable field',
    clearable: 'clear button, reset to empty, x icon, delete value, set to null, clear action, reset button',
    'controlled-open':
      'open on click on input, open on focus, close programmatically, keep open, do not close, open prop, click on text field opens calendar, open when clicking anywhere in the input, open with button, prevent opening',
    'action-bar':
      'closeOnSelect, OK and cancel buttons, stay open after selection, today button, close after selecting, month picker should close after selecting, auto close, do not close on select',
    variants: 'desktop and mobile, static',
    customization:
      'style, color, size, width of date picker, background, theme, change color of header, calendar style, border',
  },
  'react-date-pickers/date-range-calendar': {
    '': 'inline range calendar',
    calendars: 'number of months, one month only, two months',
    'visible-months': 'which month is shown, jumps to other month',
    validation: 'disable days in range, booked days',
    'current-month-position': 'previous month on left, show last month',
    'available-range-positions': 'only change end date',
  },
  'react-date-pickers/date-range-field': {
    '': 'two date inputs, from to',
    inputs: 'one field or two fields',
    errors: 'error of start and end',
    separator: 'text between dates',
  },
  'react-date-pickers/date-range-picker': {
    '': 'start and end date, from to, period, date range, check-in check-out',
    'multi-input': 'two inputs, separate labels',
    shortcuts: 'last 7 days, presets, predefined ranges, this month',
    validation:
      'maximum range length, minimum number of days, limit range to 30 days, end before start, same day, disable dates, max range, select same day twice, minimum nights, disable end before start',
    calendars: 'single calendar, one month, three months, show one calendar',
    'range-position': 'start again when clicking, select end first, which date is edited, reset range',
    drag: 'drag start or end',
    value: 'default range, clear range, null, only start selected, null end, open range',
    variants: 'mobile range picker, static range picker',
    customization: 'range colors, field style, clear button',
  },
  'react-date-pickers/date-time-field': { '': 'datetime input without popup', format: 'seconds, 24 hours' },
  'react-date-pickers/date-time-picker': {
    '': 'datetime picker, date and time, timestamp, appointment',
    validation:
      'min date time, disable past time today, future only, minutes step, restrict time depending on date, disable past hours of today',
    views: 'seconds, hide minutes, only hours, date without time, time picker not showing, hide seconds',
    'view-renderers':
      'analog clock, clock instead of list, old time view, no time columns, digital clock, calendar first and then time, clock instead of columns, time missing',
    value: 'default time, close automatically, OK button needed',
    variants: 'mobile, desktop, static, dialog on desktop',
  },
  'react-date-pickers/date-time-range-picker': {
    '': 'start and end with time',
    steps: 'next button, order of selection',
    'reference-date': 'default start and end time, midnight, end of day',
    validation: 'end time after start time',
    views: 'seconds, hide time',
  },
  'react-date-pickers/digital-clock': {
    '': 'time list, time slots, dropdown of times',
    steps: 'every 15 minutes, 30 minute steps, minutes missing, interval, timeSteps',
    'skip-disabled': 'only available hours, opening hours, hide disabled times, business hours',
    ampm: '24 hours',
    views: 'seconds, only hours',
  },
  'react-date-pickers/fields': {
    sections: 'type day, month and year separately, jump to next part, paste date, cursor',
    'text-field-props': 'size, width, variant, color, label, border',
    clearable: 'clear icon',
    'dom-structure': 'no input element, contenteditable, autofill, ref',
    forms: 'name, submit, required',
    'selected-sections': 'focus on day, autofocus, select section',
  },
  'react-date-pickers/forms': {
    'react-hook-form': 'Controller, register, useForm, RHF, formik, yup',
    zod: 'schema validation, zodResolver, arrival before departure, cross-field rule',
    '': 'form validation, submit, name attribute, required',
  },
  'react-date-pickers/lifecycle': {
    fields:
      'onChange called with Invalid Date while typing, incomplete date, onChange on every keystroke, onChange with null, invalid while typing, partial date',
    closing: 'popup closes after selection, prevent closing, onClose, click outside, closes too early',
    'on-accept': 'onChange or onAccept, called only once, after OK, callback when popup closes with value',
    'save-on-accept': 'cancel should revert, save only on OK, send request when confirmed',
    'only-valid': 'ignore invalid dates, check validity, isValid',
    debounce: 'too many requests while typing',
    context: 'validationError in onChange, which shortcut, source of change',
  },
  'react-date-pickers/localization': {
    translate: 'language of buttons, translate OK and Cancel, ptBR, deDE',
    'locale-text':
      'change text of buttons, OK label, Select date text, custom labels, rename cancel button, text of toolbar, label Start and End',
    'supported-locales': 'list of languages',
    own: 'arabic, missing language',
  },
  'react-date-pickers/quickstart': {
    '': 'getting started, install, first picker',
    install: 'npm install pickers',
    'date-library': 'dayjs, date-fns, luxon, moment, which library',
    provider: 'LocalizationProvider, dateAdapter, AdapterDayjs',
    troubleshooting:
      "value.isValid is not a function, date.isValid, Can not find the localization context, adapter error, getTimezone is not a function, startOf is not a function, Can't resolve date-fns, date-fns v3 v4, upgrade date-fns, module not found",
    'theme-augmentation': 'MuiDatePicker in theme',
    'picker-valid-date': 'TypeScript type of value, Date is missing the following properties from type Dayjs',
  },
  'react-date-pickers/shortcuts': {
    '': 'presets, quick selection, today, last week',
    items: 'predefined dates, buttons for dates',
    ranges: 'last 7 days, this month, last month',
    'chosen-shortcut':
      'which shortcut was clicked, shortcut label in onChange, custom range, selected shortcut, show name of selected shortcut in field',
    'change-importance': 'do not close after shortcut',
    above: 'shortcuts on top',
    'relative-dates': 'today, tomorrow, yesterday',
  },
  'react-date-pickers/time-clock': {
    '': 'analog clock, round clock',
    validation: 'disable hours, minute steps',
    views: 'seconds, only hours',
  },
  'react-date-pickers/time-field': {
    '': 'time input without clock',
    format: '24 hours, seconds',
    validation: 'min and max time',
  },
  'react-date-pickers/time-picker': {
    '': 'timepicker, hour, minutes, time input, select time',
    validation:
      '15 minute interval, minutesStep, disable hours, time range limit, only quarter hours, 00 15 30 45, minutes missing from list, step of one minute, time steps',
    ampm: '24 hour, military, remove AM PM, AM PM not shown',
    views: 'seconds, hours only, minutes and seconds, duration',
    'single-column': 'list of times, dropdown of time slots, thresholdToRenderTimeInASingleColumn',
    renderers: 'clock view, analog clock on desktop, old clock, digital, clock face, remove popup',
    value: 'default time, current time',
    'open-to': 'open on minutes',
    customization: 'style of time picker, width, icon, scrollbar, width of columns',
  },
  'react-date-pickers/time-range-picker': {
    '': 'start and end time, from to time, opening hours',
    'time-steps': 'interval, every 30 minutes',
    overnight: 'past midnight, night shift, end time next day',
    validation: 'end time before start time',
  },
  'react-date-pickers/timezone': {
    '': 'UTC, offset, date is one day off',
    'supported-timezones': 'timezone prop, set UTC, system, default, specific timezone, ignore local timezone',
    'zone-of-value': 'wrong time shown, hours shifted',
    'day-js-and-utc': 'dayjs utc plugin, UTC picker',
    'day-js-and-timezone': 'dayjs tz, dayjs timezone plugin',
    'store-utc':
      'save as ISO string, toISOString changes day, send UTC to backend, convert to local time, value with time and timezone part',
    dates:
      'one day before, date off by one day, wrong day, date only without time, YYYY-MM-DD string, shifts day, previous date is sent to server, wrong date in payload, time part of date',
    dst: 'daylight saving time, duplicated hour',
  },
  'react-date-pickers/validation': {
    '': 'limit dates, error, invalid date, disable dates',
    'show-the-error':
      'error text, helperText, onError, custom error message, red border, onError not triggered, error when typing',
    rules: 'list of validation props',
    'min-date-time': 'earliest date and time, date with time limit',
    'invalid-date': 'Invalid Date error, wrong input, February 30, wrong date typed, partially filled',
    'min-date': 'not before, start from today, earliest',
    'max-date': 'not after, latest, 2099, year limit',
    'disable-past': 'no past dates, only future, from today, past time today, minimum today',
    'disable-future': 'no future dates, birthday, up to today',
    'should-disable-date':
      'disable weekends, disable specific dates, holidays, only Mondays, enable only certain dates, booked dates, gray out days, allow only some days',
    'should-disable-month': 'disable months',
    'should-disable-year': 'disable years',
    'min-time': 'opening time, earliest hour',
    'max-time': 'closing time, latest hour',
    'minutes-step':
      '15 minutes, quarter hour, 5 minute interval, 00 15 30 45, allowed minutes, minutes cannot be selected, step of minutes',
    'should-disable-hours': 'disable hours, lunch break, specific times',
    'invalid-range': 'end date before start date',
    ranges: 'start and end validation, required range',
    'custom-rule':
      'required field, custom validation, empty value is invalid, max length of range, required date, validation on submit',
  },
};
