import { DATE_LIBRARY_TITLES, type DateLibrary } from '#model/demo-dates';

export { DATE_LIBRARIES, type DateLibrary } from '#model/demo-dates';

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
  'date-fns': { title: DATE_LIBRARY_TITLES['date-fns'], adapter: 'AdapterDateFns', type: 'Date', now: 'new Date()' },
  luxon: { title: DATE_LIBRARY_TITLES.luxon, adapter: 'AdapterLuxon', type: 'DateTime', now: 'DateTime.now()' },
  moment: { title: DATE_LIBRARY_TITLES.moment, adapter: 'AdapterMoment', type: 'Moment', now: 'moment()' },
};
