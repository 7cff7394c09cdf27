/** Where somebody reads: the row below the bar, and how far it is from the top of the screen. */
export interface Place {
  page: string;
  row: string;
  top: number;
}

/** What another page, another version or another hand has left there counts as nothing. */
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
