import { fetchFile } from '#lib/fetch-file';
import { memoizeLoaded } from '#lib/memoize';
import type { DemoCode } from '#model/demo';
import type { DemoInDates } from '#model/demo-dates';

const TIMEOUT_MS = 15_000;
/** Fetches the code of a demo once. */
export const fetchCode = memoizeLoaded((url: string) => load(url, isDemoCode));

/** The same for its code in another date library. */
export const fetchDates = memoizeLoaded((url: string) => load(url, isDemoInDates));

async function load<Data>(url: string, isExpected: (value: unknown) => value is Data): Promise<Data> {
  const data: unknown = await (await fetchFile(url, AbortSignal.timeout(TIMEOUT_MS))).json();
  if (!isExpected(data)) throw new Error('The code of a demo has an unexpected format.');
  return data;
}

/** A proxy or a captive portal may return arbitrary content. */
function isDemoCode(value: unknown): value is DemoCode {
  return typeof value === 'object' && value !== null && 'name' in value && 'sources' in value;
}

function isDemoInDates(value: unknown): value is DemoInDates {
  const isNote = typeof value === 'object' && value !== null && 'note' in value && typeof value.note === 'string';
  return isNote || isDemoCode(value);
}
