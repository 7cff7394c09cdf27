/** The date libraries that demos are translated to. */
export const DATE_LIBRARIES = ['date-fns', 'luxon', 'moment'] as const;

export type DateLibrary = (typeof DATE_LIBRARIES)[number];

interface LibraryNames {
  /** As prose names it. */
  title: string;
  adapter: string;
  /** The type of a date. */
  type: string;
  /** The current moment. */
  now: string;
}

export const LIBRARIES: Record<DateLibrary, LibraryNames> = {
  'date-fns': { title: 'date-fns', adapter: 'AdapterDateFns', type: 'Date', now: 'new Date()' },
  luxon: { title: 'Luxon', adapter: 'AdapterLuxon', type: 'DateTime', now: 'DateTime.now()' },
  moment: { title: 'Moment.js', adapter: 'AdapterMoment', type: 'Moment', now: 'moment()' },
};
