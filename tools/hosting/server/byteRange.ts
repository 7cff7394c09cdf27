export type RangeResult =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'unsatisfiable' };

export const WHOLE: RangeResult = { kind: 'whole' };

/**
 * A single byte range is supported; several ranges, another unit or a malformed value get the whole body, which the
 * standard allows. No browser needs multipart responses here.
 */
export function byteRange(header: string, size: number): RangeResult {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header);
  if (!match) return WHOLE;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return WHOLE;
  if (from === '') return lastBytes(Number(to), size);

  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return WHOLE;
  if (first >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', first, last: Math.min(last, size - 1) };
}

function lastBytes(count: number, size: number): RangeResult {
  if (count === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', first: Math.max(0, size - count), last: size - 1 };
}
