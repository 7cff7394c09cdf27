import type { GalleryDemo } from './galleryData.ts';

/** What readers choose; an empty value matches everything. */
export const FILTER_FIELDS = ['words', 'product', 'plan', 'component', 'prop'] as const;
export type GalleryField = (typeof FILTER_FIELDS)[number];
export type GalleryFilter = Readonly<Record<GalleryField, string>>;

/** The fields whose values are counted. */
export type ChoiceField = Exclude<GalleryField, 'words'>;
export const CHOICE_FIELDS = FILTER_FIELDS.filter((field): field is ChoiceField => field !== 'words');

export const PLANS = ['community', 'pro', 'premium'] as const;

export const EMPTY_FILTER: GalleryFilter = { words: '', product: '', plan: '', component: '', prop: '' };

/** The values that a demo has for a field. A prop belongs to the chosen component, if there is one. */
function valuesOf(demo: GalleryDemo, field: ChoiceField, { component }: GalleryFilter): readonly string[] {
  switch (field) {
    case 'product':
      return [demo.product];
    case 'plan':
      return [PLANS[demo.plan]];
    case 'component':
      return [...demo.uses.keys()];
    case 'prop':
      return component ? (demo.uses.get(component) ?? []) : [...new Set([...demo.uses.values()].flat())];
  }
}

export function filterDemos(demos: readonly GalleryDemo[], filter: GalleryFilter): GalleryDemo[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = CHOICE_FIELDS.filter((field) => filter[field]);
  return demos.filter(
    (demo) =>
      chosen.every((field) => valuesOf(demo, field, filter).includes(filter[field])) &&
      words.every((word) => demo.text.includes(word)),
  );
}

/** How many demos each value of a field would leave, with all other fields as they are; most common first. */
export function countValues(
  demos: readonly GalleryDemo[],
  filter: GalleryFilter,
  field: ChoiceField,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const others = { ...filter, [field]: '' };
  for (const demo of filterDemos(demos, others))
    for (const value of valuesOf(demo, field, filter)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1)));
}
