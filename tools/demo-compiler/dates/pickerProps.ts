import { aDate, listOf, OTHER, perhapsADate, recordOf, type Shape } from './shapes.ts';

/** Props of pickers that are called with dates, all of them valid. */
const CALLED_WITH_DATE = new Set([
  'shouldDisableDate',
  'shouldDisableMonth',
  'shouldDisableYear',
  'shouldDisableTime',
  'onMonthChange',
  'onYearChange',
  'dayOfWeekFormatter',
]);
const CALLED_WITH_VALUE = new Set(['onChange', 'onAccept']);

/** What a picker passes to a callback. */
export function callbackParameters(component: string, prop: string, isValid: boolean): readonly Shape[] | undefined {
  if (CALLED_WITH_DATE.has(prop)) return [aDate(true), OTHER];
  if (!CALLED_WITH_VALUE.has(prop)) return undefined;
  if (component === 'MonthCalendar' || component === 'YearCalendar') return [aDate(true), OTHER];
  return [component.includes('Range') ? listOf(perhapsADate(isValid)) : perhapsADate(isValid), OTHER];
}

/** What a picker passes to a function in `slotProps`. */
export function slotParameters(slot: string): readonly Shape[] | undefined {
  return slot === 'day' ? [recordOf({ day: aDate(true) })] : undefined;
}

/** Dates in types that the packages export. */
export const EXPORTED_TYPES: Record<string, Shape> = {
  PickerDayProps: recordOf({ day: aDate(true) }),
  PickerDay2Props: recordOf({ day: aDate(true) }),
  PickersDayProps: recordOf({ day: aDate(true) }),
  DateRangePickerDayProps: recordOf({ day: aDate(true) }),
  DateRangePickerDay2Props: recordOf({ day: aDate(true) }),
  DigitalClockItemProps: recordOf({ itemValue: aDate(true) }),
  PickersCalendarHeaderProps: recordOf({
    currentMonth: aDate(true),
    minDate: perhapsADate(true),
    maxDate: perhapsADate(true),
  }),
  PickerValidDate: aDate(),
};

/** Components whose fields accept text, so that their values can be invalid dates. */
export function acceptsText(component: string): boolean {
  return /Field2?$|^(?!Static)\w*Picker$/.test(component);
}
