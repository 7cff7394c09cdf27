import { allTo, type MigrationGuide } from '#model/migration';
import {
  ALL_PICKERS,
  DATE_PICKERS,
  DATE_TIME_PICKERS,
  FIELDS,
  PICKERS,
  RANGE_PICKERS,
  TIME_PICKERS,
} from '../components.ts';

const RANGE_PARTS = ['DateRangePickerToolbar', 'DateTimeRangePickerToolbar', 'DateTimeRangePickerTabs'];
const LAYOUT_PARTS = [
  ...RANGE_PARTS,
  'PickersLayout',
  'DatePickerToolbar',
  'TimePickerToolbar',
  'DateTimePickerToolbar',
  'DateTimePickerTabs',
  'PickersActionBar',
  'PickersShortcuts',
  'DesktopDateTimePickerLayout',
];
const WITH_DATE_TYPE = [
  ...PICKERS.map((name) => `${name}Props`),
  ...FIELDS.map((name) => `${name}Props`),
  ...['DateCalendar', 'DateRangeCalendar', 'MonthCalendar', 'YearCalendar', 'TimeClock', 'DigitalClock'].map(
    (name) => `${name}Props`,
  ),
  'MultiSectionDigitalClockProps',
  'PickersDayProps',
  'DateRangePickerDayProps',
  'PickersLayoutProps',
  'PickersCalendarHeaderProps',
  'LocalizationProviderProps',
  'PickersShortcutsProps',
  'DateTimePickerToolbarProps',
  'DatePickerToolbarProps',
  'TimePickerToolbarProps',
];

/** The names in the guide from version 7 to version 8 of the Date and Time Pickers. */
export const guide: MigrationGuide = {
  id: 'migration-pickers-v7',
  product: 'date-pickers',
  from: 7,
  codemod: 'v8.0.0/pickers/preset-safe',
  sections: [
    { anchor: 'package-layout', title: 'Update imports and aliases', fix: 'hand', rules: ['deepImports'] },
    {
      anchor: 'date-fns',
      title: 'Change the date-fns adapter',
      fix: 'codemod',
      folders: {
        '/AdapterDateFnsV3': '/AdapterDateFns',
        '/AdapterDateFns': '/AdapterDateFnsV2',
        '/AdapterDateFnsJalaliV3': '/AdapterDateFnsJalali',
        '/AdapterDateFnsJalali': '/AdapterDateFnsJalaliV2',
      },
    },
    {
      anchor: 'license-info',
      title: 'Import LicenseInfo from @mui/x-license',
      fix: 'hand',
      exports: { LicenseInfo: { use: 'import `LicenseInfo` from `@mui/x-license`' } },
    },
    {
      anchor: 'renamed-exports',
      title: 'Rename hooks and types',
      fix: 'codemod',
      exports: {
        usePickersTranslations: 'usePickerTranslations',
        usePickersContext: 'usePickerContext',
        FieldValueType: 'PickerValueType',
        PickerShortcutChangeImportance: 'PickerChangeImportance',
        RangeFieldSection: 'FieldRangeSection',
      },
    },
    {
      anchor: 'type-arguments',
      title: 'Remove the date type argument',
      fix: 'hand',
      typeArguments: [...WITH_DATE_TYPE, ...PICKERS, ...FIELDS, 'PickersDay', 'FieldRef', 'PickersLayout'],
    },
    {
      anchor: 'view-flow',
      title: 'Confirm choices with OK',
      fix: 'silent',
      behavior: [
        {
          of: [...TIME_PICKERS, ...DATE_TIME_PICKERS],
          text: 'The popup stays open until users press OK. `closeOnSelect` closes it after the last choice.',
        },
        {
          of: DATE_PICKERS.filter((name) => name.startsWith('Static')),
          text: 'On desktop, the picker has Cancel and OK buttons, and only OK calls `onAccept`.',
        },
        { of: RANGE_PICKERS, text: 'Range pickers with a time wait for Next between start and end.' },
      ],
    },
    {
      anchor: 'digital-clock',
      title: 'Check the clock of Date Time Pickers',
      fix: 'silent',
      behavior: [
        {
          of: ['MobileDateTimePicker', 'StaticDateTimePicker', 'DateTimePicker'],
          text: 'Lists of hours and minutes replace the clock on mobile.',
        },
      ],
    },
    {
      anchor: 'field-dom',
      title: 'Adapt to the new field',
      fix: 'hand',
      props: [
        {
          of: ALL_PICKERS,
          isRare: true,
          paths: { 'enableAccessibleFieldDOMStructure=true': { use: 'nothing: it is the default' } },
        },
      ],
      behavior: [
        {
          of: [...PICKERS, ...FIELDS],
          text: 'Each part of the date is a spin button, and a hidden input has the value. `enableAccessibleFieldDOMStructure={false}` keeps the old field for now.',
        },
      ],
    },
    {
      anchor: 'text-field-props',
      title: "Check the text field's props",
      fix: 'hand',
      props: [
        {
          of: [...PICKERS, ...FIELDS],
          paths: {
            ...allTo(['slotProps.textField.inputProps', 'slotProps.textField.inputRef'], {
              use: 'it reaches the hidden input now',
            }),
            'slotProps.textField.InputProps': { use: 'the props of `PickersInput` and similar parts' },
            'slotProps.textField.slotProps': {
              use: '`InputProps`, `InputLabelProps` and `FormHelperTextProps`',
              fix: 'silent',
            },
          },
        },
      ],
    },
    {
      anchor: 'field-theme',
      title: 'Update theme and styles',
      fix: 'hand',
      behavior: [
        {
          of: [...PICKERS, ...FIELDS],
          text: 'Styles for `MuiTextField`, `MuiOutlinedInput` and other inputs no longer apply to fields. Add the keys that start with `MuiPickers`.',
        },
      ],
    },
    {
      anchor: 'text-field-slot',
      title: 'Replace a custom text field',
      fix: 'hand',
      props: [
        {
          of: [...PICKERS, ...FIELDS],
          paths: { 'slots.textField': { use: 'a component that renders `PickersTextField`' } },
        },
      ],
    },
    {
      anchor: 'field-tests',
      title: 'Update tests',
      fix: 'hand',
      behavior: [{ of: [...PICKERS, ...FIELDS], text: 'Tests type into spin buttons instead of one input.' }],
    },
    {
      anchor: 'partial-dates',
      title: 'Expect null for incomplete dates',
      fix: 'silent',
      behavior: [
        {
          of: [...PICKERS, ...FIELDS],
          text: 'Deleting a part of a date passes `null` to `onChange` instead of an invalid date.',
        },
      ],
    },
    {
      anchor: 'mobile-field',
      title: 'Decide how fields work on mobile',
      fix: 'silent',
      behavior: [{ of: PICKERS, text: 'On mobile, users can type into the field, and its button opens the dialog.' }],
    },
    {
      anchor: 'range-field',
      title: "Choose a range picker's field",
      fix: 'silent',
      props: [
        {
          of: RANGE_PICKERS,
          paths: allTo(['slots.fieldRoot', 'slots.fieldSeparator', 'slotProps.fieldRoot', 'slotProps.fieldSeparator'], {
            use: 'a wrapped field with the slots `root` and `separator`',
            fix: 'hand',
          }),
        },
      ],
      behavior: [
        {
          of: RANGE_PICKERS,
          text: 'Range pickers have one field. Pass `MultiInputDateRangeField` in `slots.field` for two.',
        },
      ],
    },
    {
      anchor: 'month-year',
      title: 'Style months and years',
      fix: 'hand',
      themeKeys: { MuiPickersMonth: 'MuiMonthCalendar', MuiPickersYear: 'MuiYearCalendar' },
      exports: {
        pickersMonthClasses: { use: '`monthCalendarClasses`' },
        pickersYearClasses: { use: '`yearCalendarClasses`' },
        PickersMonthClasses: 'MonthCalendarClasses',
        PickersMonthClassKey: 'MonthCalendarClassKey',
        PickersYearClasses: 'YearCalendarClasses',
        PickersYearClassKey: 'YearCalendarClassKey',
        ExportedPickersMonthProps: { use: "`MonthCalendarProps['slotProps']`" },
        ExportedPickersYearProps: { use: "`YearCalendarProps['slotProps']`" },
      },
      classes: [
        {
          of: 'pickersMonthClasses',
          prefix: 'MuiPickersMonth',
          names: {
            monthButton: { use: '`monthCalendarClasses.button`' },
            selected: { use: '`monthCalendarClasses.selected`' },
            disabled: { use: '`monthCalendarClasses.disabled`' },
            root: { use: '`monthCalendarClasses.button`' },
          },
        },
        {
          of: 'pickersYearClasses',
          prefix: 'MuiPickersYear',
          names: {
            yearButton: { use: '`yearCalendarClasses.button`' },
            selected: { use: '`yearCalendarClasses.selected`' },
            disabled: { use: '`yearCalendarClasses.disabled`' },
            root: { use: '`yearCalendarClasses.button`' },
          },
        },
      ],
    },
    {
      anchor: 'popper-theme',
      title: "Rename the popup's theme key",
      fix: 'hand',
      themeKeys: { MuiPickersPopper: 'MuiPickerPopper' },
      classes: [
        {
          of: 'pickersPopperClasses',
          prefix: 'MuiPickersPopper',
          names: { paper: { use: '`.MuiPickerPopper-paper`' }, root: { use: '`.MuiPickerPopper-root`' } },
        },
      ],
    },
    {
      anchor: 'translations',
      title: 'Update translation functions',
      fix: 'hand',
      rules: ['translationArguments'],
    },
    {
      anchor: 'formats',
      title: 'Replace two adapter formats',
      fix: 'hand',
      props: [
        {
          of: ['LocalizationProvider'],
          paths: {
            'dateFormats.fullTime': { use: '`fullTime12h` and `fullTime24h`' },
            'dateFormats.keyboardDateTime': { use: '`keyboardDateTime12h` and `keyboardDateTime24h`' },
          },
        },
      ],
    },
    {
      anchor: 'button-position',
      title: 'Move the opening button',
      fix: 'silent',
      props: [
        {
          of: PICKERS,
          paths: { 'slotProps.inputAdornment.position': { use: '`slotProps.field.openPickerButtonPosition`' } },
        },
      ],
    },
    {
      anchor: 'disable-open-picker',
      title: 'Replace disableOpenPicker',
      fix: 'hand',
      props: [{ of: PICKERS, paths: { disableOpenPicker: { use: 'a field; it is deprecated and still works' } } }],
    },
    {
      anchor: 'picker-context',
      title: 'Use the picker context',
      fix: 'hand',
      props: [
        {
          of: PICKERS,
          paths: allTo(['slots.layout', 'slots.toolbar', 'slots.tabs', 'slots.actionBar', 'slots.shortcuts'], {
            use: '`usePickerContext()` instead of most props',
          }),
        },
        {
          of: LAYOUT_PARTS,
          paths: allTo(
            [
              'value',
              'view',
              'views',
              'disabled',
              'readOnly',
              'onViewChange',
              'isLandscape',
              'orientation',
              'wrapperVariant',
              'toolbarVariant',
              'isRtl',
              'onChange',
              'onAccept',
              'onCancel',
              'onClear',
              'onSetToday',
              'onOpen',
              'onClose',
              'onDismiss',
              'onSelectShortcut',
              'isValid',
            ],
            { use: '`usePickerContext()` and `usePickerActionsContext()`' },
          ),
        },
        {
          of: RANGE_PARTS,
          paths: allTo(['rangePosition', 'onRangePositionChange'], { use: '`usePickerRangePositionContext()`' }),
        },
      ],
    },
    {
      anchor: 'layout',
      title: 'Update a layout',
      fix: 'hand',
      props: [
        {
          of: ['PickersLayoutRoot', 'PickersLayoutContentWrapper'],
          paths: { ownerState: { use: 'the `ownerState` that `usePickerLayout()` returns' } },
        },
      ],
    },
    {
      anchor: 'field-slot',
      title: 'Rewrite custom fields',
      fix: 'hand',
      props: [{ of: PICKERS, paths: { 'slots.field': { use: 'a component that reads `usePickerContext()`' } } }],
    },
    {
      anchor: 'clearable',
      title: 'Replace useClearableField',
      fix: 'hand',
      exports: {
        useClearableField: { use: '`clearValue` of `usePickerContext()`' },
        ...allTo(
          [
            'ExportedUseClearableFieldProps',
            'UseClearableFieldSlots',
            'UseClearableFieldSlotProps',
            'UseClearableFieldResponse',
          ],
          null,
        ),
      },
    },
    {
      anchor: 'multi-input-hook',
      title: 'Replace the hooks for two fields',
      fix: 'hand',
      exports: allTo(
        [
          'unstable_useMultiInputDateRangeField',
          'unstable_useMultiInputTimeRangeField',
          'unstable_useMultiInputDateTimeRangeField',
        ],
        { use: '`unstable_useMultiInputRangeField` with a manager' },
      ),
    },
    {
      anchor: 'removed-exports',
      title: 'Replace removed types',
      fix: 'hand',
      exports: {
        BaseSingleInputFieldProps: { use: '`DatePickerFieldProps` and similar types' },
        BaseMultiInputFieldProps: { use: '`DateRangePickerFieldProps`, `DateTimeRangePickerFieldProps`' },
        BasePickersTextFieldProps: { use: '`BaseSingleInputPickersTextFieldProps`' },
        BaseMultiInputPickersTextFieldProps: { use: '`MultiInputFieldSlotTextFieldProps`' },
        UseDateFieldComponentProps: { use: '`UseDateFieldProps`' },
        UseTimeFieldComponentProps: { use: '`UseTimeFieldProps`' },
        UseDateTimeFieldComponentProps: { use: '`UseDateTimeFieldProps`' },
        UseDateRangeFieldProps: { use: '`DateRangeManagerFieldInternalProps`' },
        ...allTo(['UseMultiInputDateRangeFieldProps', 'UseMultiInputDateRangeFieldComponentProps'], {
          use: '`MultiInputDateRangeFieldProps<true>`',
        }),
        ...allTo(['UseMultiInputTimeRangeFieldProps', 'UseMultiInputTimeRangeFieldComponentProps'], {
          use: '`MultiInputTimeRangeFieldProps<true>`',
        }),
        ...allTo(['UseMultiInputDateTimeRangeFieldProps', 'UseMultiInputDateTimeRangeFieldComponentProps'], {
          use: '`MultiInputDateTimeRangeFieldProps<true>`',
        }),
        ...allTo(['MultiInputRangeFieldClasses', 'MultiInputRangeFieldClassKey'], { use: "each field's types" }),
        NonEmptyDateRange: { use: '`[PickerValidDate, PickerValidDate]`' },
      },
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      props: [
        {
          of: [...PICKERS, ...FIELDS],
          paths: { onAccept: { use: 'it is also called for each value typed into the field' } },
        },
      ],
      classes: [
        {
          of: 'pickersToolbarTextClasses',
          prefix: 'MuiPickersToolbarText',
          names: { selected: { use: '`[data-selected]`' } },
        },
      ],
      behavior: [
        { of: PICKERS, text: 'Cancel restores the value that was accepted last.' },
        { of: [...PICKERS, ...FIELDS], text: 'The clear button is not in the tab order.' },
        { of: [...TIME_PICKERS, ...DATE_TIME_PICKERS], text: 'Labels of the button and the clock follow `ampm`.' },
      ],
    },
  ],
};
