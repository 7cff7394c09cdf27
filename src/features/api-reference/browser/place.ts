import { find } from '#lib/hook';
import { BAR } from '../hooks.ts';
import { layOutAround } from './layOut.ts';
import { rowsIn } from './rowsIn.ts';

/** Reading position: the row below the bar and its offset from the top of the viewport. */
export interface Place {
  page: string;
  row: string;
  top: number;
}

/** Less of a row than this below the bar doesn't count as being read. */
const INSET_PX = 24;

export function currentPlace(): Place | undefined {
  const line = (find(BAR)?.getBoundingClientRect().bottom ?? 0) + INSET_PX;
  const row = rowsIn().find((each) => each.id && each.getBoundingClientRect().bottom > line);
  return row && { page: location.pathname, row: row.id, top: row.getBoundingClientRect().top };
}

/** The scroll offset alone doesn't lead back to a row, because the rows above may have only their estimated heights. */
export function returnTo({ row, top }: Place) {
  const element = document.getElementById(row);
  if (!element) return;
  layOutAround(element);
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Ignores positions of other pages and values in an unknown format. */
export function parsePlace(stored: string | null, page: string): Place | undefined {
  try {
    return readPlace(JSON.parse(stored ?? 'null'), page);
  } catch {
    return undefined;
  }
}

export function readPlace(value: unknown, page: string): Place | undefined {
  return isPlace(value) && value.page === page ? value : undefined;
}

function isPlace(value: unknown): value is Place {
  const { page, row, top } = (value ?? {}) as Partial<Place>;
  return typeof page === 'string' && typeof row === 'string' && typeof top === 'number' && Number.isFinite(top);
}
