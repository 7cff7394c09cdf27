/** The code of demos that use Day.js, for readers who use another date library. */
import { type DemoCode, type DemoFacts, pathOfDemo } from '#model/demo';

/** The date libraries that demos are translated to, as lenses and addresses name them. */
export const DATE_LIBRARIES = ['date-fns', 'luxon', 'moment'] as const;

export type DateLibrary = (typeof DATE_LIBRARIES)[number];

/** As prose names them. */
export const DATE_LIBRARY_TITLES: Readonly<Record<DateLibrary, string>> = {
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment.js',
};

/** Translated code, with the excerpts of it that are shown below the demo, if they differ from those in the page. */
export interface TranslatedCode extends DemoCode {
  excerpts?: DemoFacts['excerpts'];
}

/** Fetched on demand: the translated code, or one English sentence that says why there is none. */
export type DemoInDates = TranslatedCode | { note: string };

/** The address of a demo's code in another library: `/x/demos/date-pickers/forms/hook-form/luxon.json`. */
export function pathOfDates(id: string, library: DateLibrary): string {
  return `${pathOfDemo(id)}/${library}.json`;
}

/** The inverse, for servers. */
export function parseDatesPath(path: string): { id: string; library: DateLibrary } | undefined {
  const [, id, name] = /^\/x\/demos\/([\w/-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  const library = DATE_LIBRARIES.find((one) => one === name);
  return id && library ? { id, library } : undefined;
}
