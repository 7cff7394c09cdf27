import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { ALL_PICKERS, DATE_TIME_PICKERS, FIELDS, PICKERS, TIME_PICKERS } from '../components.ts';

const SLOT_TYPES_OF = [
  'DateCalendar',
  'DigitalClock',
  'ExportedPickersLayout',
  'MultiSectionDigitalClock',
  'PickersCalendarHeader',
  'PickersLayout',
  'TimeClock',
  'DateRangeCalendar',
  ...['DatePicker', 'DateTimePicker', 'TimePicker', 'DateRangePicker'].flatMap((kind) => [
    `Desktop${kind}`,
    `Mobile${kind}`,
    `Static${kind}`,
  ]),
];
/** Their types were in the plural. */
const PLURAL_OF = ['DatePicker', 'DateTimePicker', 'TimePicker', 'DateRangePicker'];
const CLOCK_USERS = [
  ...TIME_PICKERS,
  ...DATE_TIME_PICKERS,
  'TimeClock',
  'DigitalClock',
  'MultiSectionDigitalClock',
  ...FIELDS.filter((name) => name.includes('Time')),
];

/** The names in the guide from version 6 to version 7 of the Date and Time Pickers. */
export const guide: MigrationGuide = {
  id: 'migration-pickers-v6',
  product: 'date-pickers',
  from: 6,
  codemod: 'v7.0.0/pickers/preset-safe',
  sections: [
    {
      anchor: 'slots',
      title: 'Replace components with slots',
      fix: 'codemod',
      props: [
        {
          of: [...ALL_PICKERS, 'PickersLayout', 'PickersCalendarHeader'],
          paths: { components: 'slots', componentsProps: 'slotProps' },
        },
      ],
    },
    {
      anchor: 'slot-types',
      title: 'Rename the slot types',
      fix: 'codemod',
      exports: {
        ...renamed(
          [
            ...SLOT_TYPES_OF.map((name) => `${name}SlotsComponent`),
            ...PLURAL_OF.map((name) => `${name}SlotsComponents`),
          ],
          (name) => name.replace(/SlotsComponents?$/, 'Slots'),
        ),
        ...renamed(
          [...SLOT_TYPES_OF, ...PLURAL_OF].map((name) => `${name}SlotsComponentsProps`),
          (name) => name.replace('SlotsComponentsProps', 'SlotProps'),
        ),
      },
    },
    {
      anchor: 'reference-date',
      title: 'Use referenceDate',
      fix: 'codemod',
      props: [{ of: ALL_PICKERS, isRare: true, paths: { defaultCalendarMonth: 'referenceDate' } }],
    },
    {
      anchor: 'should-disable-time',
      title: 'Use shouldDisableTime',
      fix: 'hand',
      props: [
        {
          of: CLOCK_USERS,
          isRare: true,
          paths: { shouldDisableClock: { use: '`shouldDisableTime`, which receives a date' } },
        },
      ],
    },
    {
      anchor: 'day-of-week',
      title: 'Format weekdays from the date',
      fix: 'hand',
      props: [{ of: ALL_PICKERS, paths: { dayOfWeekFormatter: { use: 'its first argument is the date' } } }],
    },
    {
      anchor: 'selected-sections',
      title: 'Select sections by index',
      fix: 'hand',
      props: [
        {
          of: [...PICKERS, ...FIELDS],
          paths: allTo(['selectedSections.startIndex', 'selectedSections.endIndex'], { use: 'one index, or `all`' }),
        },
      ],
    },
    {
      anchor: 'day-calendar-classes',
      title: 'Rename dayPickerClasses',
      fix: 'codemod',
      exports: { dayPickerClasses: 'dayCalendarClasses' },
    },
    {
      anchor: 'imports',
      title: 'Update import paths',
      fix: 'hand',
      packages: { '@mui/x-license-pro': '@mui/x-license' },
      rootExports: allTo(
        [
          'beBY',
          'caES',
          'csCZ',
          'daDK',
          'deDE',
          'elGR',
          'enUS',
          'esES',
          'eu',
          'faIR',
          'fiFI',
          'frFR',
          'heIL',
          'huHU',
          'isIS',
          'itIT',
          'jaJP',
          'koKR',
          'kzKZ',
          'mk',
          'nbNO',
          'nlNL',
          'plPL',
          'ptBR',
          'roRO',
          'ruRU',
          'skSK',
          'svSE',
          'trTR',
          'ukUA',
          'urPK',
          'viVN',
          'zhCN',
          'zhHK',
        ],
        { use: 'import it from `/locales`' },
      ),
      exportsOf: {
        '/DateCalendar': allTo(
          [
            'PickersCalendarHeader',
            'pickersCalendarHeaderClasses',
            'PickersCalendarHeaderProps',
            'ExportedPickersCalendarHeaderProps',
            'PickersCalendarHeaderClasses',
            'PickersCalendarHeaderClassKey',
          ],
          { use: 'import it from `/PickersCalendarHeader`' },
        ),
      },
    },
    {
      anchor: 'view-renderers',
      title: "Use the Date Time Picker's view renderers",
      fix: 'hand',
      folders: { '/dateTimeViewRenderers': { use: '`/dateViewRenderers` and `/timeViewRenderers`' } },
      exports: {
        renderDesktopDateTimeView: { use: '`renderDateViewCalendar` and `renderDigitalClockTimeView`' },
        DateTimeViewRendererProps: null,
      },
    },
    {
      anchor: 'date-types',
      title: 'Type values as dates',
      fix: 'hand',
      behavior: [
        { of: ALL_PICKERS, text: 'Importing an adapter defines which values are valid; strings are type errors.' },
      ],
    },
    {
      anchor: 'shortcuts',
      title: "Pass all arguments to a shortcut's onChange",
      fix: 'hand',
      props: [{ of: PICKERS, paths: { 'slots.shortcuts': { use: 'pass all arguments to `onChange`' } } }],
    },
    {
      anchor: 'field-hooks',
      title: 'Update custom fields',
      fix: 'hand',
      exports: {
        ...allTo(
          [
            'unstable_useDateField',
            'unstable_useTimeField',
            'unstable_useDateTimeField',
            'unstable_useSingleInputDateRangeField',
            'unstable_useSingleInputTimeRangeField',
            'unstable_useSingleInputDateTimeRangeField',
          ],
          { use: 'pass the props directly' },
        ),
        useClearableField: { use: "pass it the field hook's result" },
      },
    },
    {
      anchor: 'formats',
      title: 'Update adapter formats',
      fix: 'hand',
      props: [
        {
          of: ['LocalizationProvider'],
          paths: {
            'dateFormats.monthAndYear': { use: '`slotProps.calendarHeader.format`' },
            ...allTo(
              ['fullDateTime', 'fullDateTime12h', 'fullDateTime24h', 'fullDateWithWeekday', 'monthAndDate'].map(
                (format) => `dateFormats.${format}`,
              ),
              null,
            ),
          },
        },
      ],
    },
    {
      anchor: 'adapter',
      title: 'Replace adapter methods',
      fix: 'hand',
      adapterMethods: {
        dateWithTimezone: { use: '`date(value, timezone)`' },
        getDiff: { use: 'your date library' },
        getFormatHelperText: { use: '`expandFormat(format)`' },
        getMeridiemText: { use: "`format(setHours(date(), 2), 'meridiem')`" },
        getMonthArray: { use: '`addMonths(startOfYear(year), index)`' },
        getNextMonth: { use: '`addMonths(value, 1)`' },
        getPreviousMonth: { use: '`addMonths(value, -1)`' },
        getWeekdays: { use: '`addDays(startOfWeek(date()), index)`' },
        mergeDateAndTime: { use: '`setHours`, `setMinutes` and `setSeconds`' },
      },
    },
    {
      anchor: 'utc',
      title: 'Set UTC with the timezone prop',
      fix: 'silent',
      rules: ['adapterTimezone'],
    },
    {
      anchor: 'removed-exports',
      title: 'Replace removed types',
      fix: 'hand',
      exports: {
        UseDateFieldDefaultizedProps: 'UseDateFieldProps',
        UseTimeFieldDefaultizedProps: 'UseTimeFieldProps',
        UseDateTimeFieldDefaultizedProps: 'UseDateTimeFieldProps',
        UseSingleInputDateRangeFieldComponentProps: 'UseSingleInputDateRangeFieldProps',
        UseSingleInputTimeRangeFieldComponentProps: 'UseSingleInputTimeRangeFieldProps',
        UseSingleInputDateTimeRangeFieldComponentProps: 'UseSingleInputDateTimeRangeFieldProps',
        AdapterUnits: { use: 'a union of the units you use' },
      },
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: ALL_PICKERS, text: 'With Luxon, the locale sets the first day of the week.' },
        {
          of: ALL_PICKERS,
          text: 'With Day.js, `customParseFormat` is added when the first `LocalizationProvider` renders.',
        },
      ],
    },
  ],
};
