import {
  filterDemos,
  countValues,
  EMPTY_FILTER,
  FILTER_FIELDS,
  CHOICE_FIELDS,
  type GalleryField,
  type GalleryFilter,
} from './galleryFilter.ts';
import { mixProducts, type GalleryDemo } from './galleryData.ts';

/** Demos per page of the wall: whole rows with two to six columns. */
export const PAGE_SIZE = 60;

export interface GalleryState {
  filter: GalleryFilter;
  /** Counted from 1. */
  page: number;
}

export const FIRST_STATE: GalleryState = { filter: EMPTY_FILTER, page: 1 };

export type GalleryAction =
  | { type: 'choose'; field: GalleryField; value: string }
  | { type: 'turn'; page: number }
  | { type: 'clear' }
  | { type: 'open'; state: GalleryState };

export function reduceGallery(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'choose': {
      // Another component has other props.
      const without = action.field === 'component' ? { ...state.filter, prop: '' } : state.filter;
      return { filter: { ...without, [action.field]: action.value }, page: 1 };
    }
    case 'turn':
      return { ...state, page: action.page };
    case 'clear':
      return FIRST_STATE;
    case 'open':
      return action.state;
  }
}

/** What the wall shows in a state. */
interface ShownGallery {
  demos: readonly GalleryDemo[];
  count: number;
  page: number;
  pageCount: number;
}

export function showGallery(all: readonly GalleryDemo[], { filter, page }: GalleryState): ShownGallery {
  const found = filterDemos(all, filter);
  // What words find is in the order of how well it fits.
  const ordered = filter.product || filter.words.trim() ? found : mixProducts(found);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  return {
    demos: ordered.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    count: found.length,
    page: shown,
    pageCount,
  };
}

/** The state in a query string. Values that no demo has count as absent. */
export function readAddress(query: string, all: readonly GalleryDemo[]): GalleryState {
  const parameters = new URLSearchParams(query);
  const words = (parameters.get('words') ?? '').trim();
  const choices = CHOICE_FIELDS.map((field) => {
    const value = parameters.get(field) ?? '';
    return [field, countValues(all, EMPTY_FILTER, field).has(value) ? value : ''];
  });
  const page = Number(parameters.get('page'));
  return {
    filter: { ...EMPTY_FILTER, ...(Object.fromEntries(choices) as Partial<GalleryFilter>), words },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** `?product=charts&page=2`, or an empty string for the first state. */
export function writeAddress({ filter, page }: GalleryState): string {
  const chosen = FILTER_FIELDS.flatMap((field) => (filter[field].trim() ? [[field, filter[field].trim()]] : []));
  const query = new URLSearchParams([...chosen, ...(page > 1 ? [['page', String(page)]] : [])] as [string, string][]);
  return query.size > 0 ? `?${query}` : '';
}
