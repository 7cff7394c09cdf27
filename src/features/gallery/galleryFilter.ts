import { PLANS } from '#model/plan-names';
import type { GalleryDemo } from './galleryData.ts';

/** What readers choose; an empty value matches everything. */
export const FILTER_FIELDS = ['words', 'product', 'plan', 'component', 'prop'] as const;
export type GalleryField = (typeof FILTER_FIELDS)[number];
export type GalleryFilter = Readonly<Record<GalleryField, string>>;

/** The fields whose values are counted. */
export type ChoiceField = Exclude<GalleryField, 'words'>;
export const CHOICE_FIELDS = FILTER_FIELDS.filter((field): field is ChoiceField => field !== 'words');

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

/** The demos that match, first those whose title or guide has the words. */
export function filterDemos(demos: readonly GalleryDemo[], filter: GalleryFilter): GalleryDemo[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = CHOICE_FIELDS.filter((field) => filter[field]);
  const found = demos.filter(
    (demo) =>
      chosen.every((field) => valuesOf(demo, field, filter).includes(filter[field])) &&
      words.every((word) => demo.text.includes(word)),
  );
  if (words.length === 0) return found;
  const ranks = new Map(found.map((demo) => [demo, rankOf(demo, words)]));
  return found.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Lower is better. A word counts most where it starts one of the title, then of the guide; props and components last. */
function rankOf({ title, guide }: GalleryDemo, words: readonly string[]): number {
  const places = [` ${title.toLowerCase()}`, ` ${guide.toLowerCase()}`];
  return words.reduce((rank, word) => {
    const place = places.findIndex((text) => text.includes(` ${word}`));
    return rank + (place === -1 ? places.length : place);
  }, 0);
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
