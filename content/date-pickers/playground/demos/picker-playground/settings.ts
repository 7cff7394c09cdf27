import dayjs from 'dayjs';

export type Family =
  'Date' | 'Time' | 'DateTime' | 'DateRange' | 'TimeRange' | 'DateTimeRange';
export type Variant = '' | 'Desktop' | 'Mobile' | 'Static';
export type Visibility = 'default' | 'shown' | 'hidden';

export interface Settings {
  family: Family;
  variant: Variant;
  views: string[];
  orientation: 'default' | 'portrait' | 'landscape';
  toolbar: Visibility;
  tabs: Visibility;
  actions: string;
  calendars: 'default' | '1' | '2' | '3';
  shortcuts: boolean;
  twoFields: boolean;
  clearable: boolean;
  weekNumbers: boolean;
  outsideDays: boolean;
  twentyFourHours: boolean;
  disabled: boolean;
  readOnly: boolean;
}

interface FamilyFacts {
  label: string;
  views: string[];
  defaultViews: string[];
  hasTabs: boolean;
  hasStatic: boolean;
}

const dateViews = ['year', 'month', 'day'];
const timeViews = ['hours', 'minutes', 'seconds'];
const defaultTimeViews = ['hours', 'minutes'];

export const families: Record<Family, FamilyFacts> = {
  Date: {
    label: 'Date',
    views: dateViews,
    defaultViews: ['year', 'day'],
    hasTabs: false,
    hasStatic: true,
  },
  Time: {
    label: 'Time',
    views: timeViews,
    defaultViews: defaultTimeViews,
    hasTabs: false,
    hasStatic: true,
  },
  DateTime: {
    label: 'Date and time',
    views: [...dateViews, ...timeViews],
    defaultViews: ['year', 'day', ...defaultTimeViews],
    hasTabs: true,
    hasStatic: true,
  },
  DateRange: {
    label: 'Date range',
    views: ['day'],
    defaultViews: ['day'],
    hasTabs: false,
    hasStatic: true,
  },
  TimeRange: {
    label: 'Time range',
    views: timeViews,
    defaultViews: defaultTimeViews,
    hasTabs: true,
    hasStatic: false,
  },
  DateTimeRange: {
    label: 'Date and time range',
    views: ['day', ...timeViews],
    defaultViews: ['day', ...defaultTimeViews],
    hasTabs: true,
    hasStatic: false,
  },
};

export const isRange = (family: Family) => family.endsWith('Range');
export const hasDate = (family: Family) => family.startsWith('Date');
export const hasTime = (family: Family) => family.includes('Time');
export const hasCalendars = (family: Family) =>
  isRange(family) && hasDate(family);

export const actionSets: Record<string, string[]> = {
  None: [],
  'Today, Clear': ['today', 'clear'],
  'Cancel, OK': ['cancel', 'accept'],
  'Clear, Cancel, Next or OK': ['clear', 'cancel', 'nextOrAccept'],
};

const day = '2025-04-17';

/** The start, and the end for ranges. */
export function valuesOf(family: Family) {
  return hasTime(family)
    ? [
        dayjs(`${day}T09:30`),
        dayjs(`${day}T17:00`).add(hasDate(family) ? 4 : 0, 'day'),
      ]
    : [dayjs(day), dayjs(day).add(4, 'day')];
}

export const initialSettings: Settings = {
  family: 'Date',
  variant: 'Static',
  views: families.Date.defaultViews,
  orientation: 'default',
  toolbar: 'default',
  tabs: 'default',
  actions: 'default',
  calendars: 'default',
  shortcuts: false,
  twoFields: false,
  clearable: false,
  weekNumbers: false,
  outsideDays: false,
  twentyFourHours: false,
  disabled: false,
  readOnly: false,
};
