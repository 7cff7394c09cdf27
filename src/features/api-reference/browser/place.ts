/** Reading position: the row below the bar and its offset from the top of the viewport. */
export interface Place {
  page: string;
  row: string;
  top: number;
}

/** Ignores positions of other pages and values in an unknown format. */
export function parsePlace(stored: string | null, page: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(stored ?? 'null');
    return isPlace(place) && place.page === page ? place : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(value: unknown): value is Place {
  const { page, row, top } = (value ?? {}) as Partial<Place>;
  return typeof page === 'string' && typeof row === 'string' && typeof top === 'number' && Number.isFinite(top);
}
