import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  actionSets,
  families,
  hasCalendars,
  hasDate,
  hasTime,
  isRange,
  type Settings,
  valuesOf,
} from './settings';

export type Props = Record<string, unknown>;

export interface Shortcut {
  label: string;
  value: unknown;
}

/** The same list is rendered and printed as code. */
export function shortcutsOf({ family }: Settings): Shortcut[] {
  const [start, end] = valuesOf(family);
  const move = (count: number) =>
    hasDate(family)
      ? [start?.add(count, 'week'), end?.add(count, 'week')]
      : [start?.add(count, 'hour'), end?.add(count, 'hour')];
  const unit = hasDate(family) ? 'week' : 'hour';

  return [1, 2].map((count) => ({
    label: count === 1 ? `One ${unit} later` : `Two ${unit}s later`,
    value: isRange(family) ? move(count) : move(count)[0],
  }));
}

const multiInputFields: Record<string, unknown> = {
  DateRange: MultiInputDateRangeField,
  TimeRange: MultiInputTimeRangeField,
  DateTimeRange: MultiInputDateTimeRangeField,
};

export const nameOf = ({ variant, family }: Settings) =>
  `${variant}${family}Picker`;

/** The props of the picker. Everything that equals a default is left out. */
export function propsOf(settings: Settings): Props {
  const { family, variant, views } = settings;
  const facts = families[family];
  const props: Props = {};
  const slotProps: Props = {};
  const hasField = variant !== 'Static';
  const usesTwoFields = hasField && isRange(family) && settings.twoFields;

  if (hasField && !usesTwoFields) props['label'] = facts.label;
  props['defaultValue'] = isRange(family)
    ? valuesOf(family)
    : valuesOf(family)[0];
  if (views.join() !== facts.defaultViews.join()) props['views'] = views;
  if (settings.orientation !== 'default')
    props['orientation'] = settings.orientation;
  if (hasTime(family) && settings.twentyFourHours) props['ampm'] = false;
  if (hasCalendars(family) && settings.calendars !== 'default') {
    props['calendars'] = Number(settings.calendars);
  }
  if (hasDate(family) && settings.weekNumbers)
    props['displayWeekNumber'] = true;
  if (hasDate(family) && settings.outsideDays)
    props['showDaysOutsideCurrentMonth'] = true;
  if (settings.disabled) props['disabled'] = true;
  if (settings.readOnly) props['readOnly'] = true;
  if (usesTwoFields) props['slots'] = { field: multiInputFields[family] };

  if (hasField && !usesTwoFields && settings.clearable)
    slotProps['field'] = { clearable: true };
  if (settings.toolbar !== 'default')
    slotProps['toolbar'] = { hidden: settings.toolbar === 'hidden' };
  if (facts.hasTabs && settings.tabs !== 'default')
    slotProps['tabs'] = { hidden: settings.tabs === 'hidden' };
  if (settings.shortcuts) {
    const items = shortcutsOf(settings).map(({ label, value }) => ({
      label,
      getValue: () => value,
    }));
    slotProps['shortcuts'] = { items };
  }
  // On desktop, the popup of a range with one field has no name of its own.
  if (isRange(family) && hasField && !usesTwoFields && variant !== 'Mobile')
    slotProps['popper'] = { 'aria-label': facts.label };
  const actions = actionSets[settings.actions];
  if (actions) slotProps['actionBar'] = { actions };
  if (Object.keys(slotProps).length > 0) props['slotProps'] = slotProps;
  return props;
}
