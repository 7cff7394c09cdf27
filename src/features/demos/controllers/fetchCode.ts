import { fetchFile } from '#lib/fetch-file';
import type { DemoCode } from '#model/demo';
import type { DemoInDates } from '#model/demo-dates';

const TIMEOUT_MS = 15_000;
const cache = new Map<string, Promise<unknown>>();

/** Fetches the code of a demo once. Failures are not cached, so the next call retries. */
export const fetchCode = (url: string) => fetchOnce(url, isDemoCode);

/** The same for its code in another date library. */
export const fetchDates = (url: string) =>
  fetchOnce(url, (value): value is DemoInDates => isNote(value) || isDemoCode(value));

async function fetchOnce<Data>(url: string, isExpected: (value: unknown) => value is Data): Promise<Data> {
  const pending = cache.get(url) ?? fetchFile(url, AbortSignal.timeout(TIMEOUT_MS)).then((response) => response.json());
  cache.set(url, pending);
  try {
    const data = await pending;
    if (!isExpected(data)) throw new Error('The code of a demo has an unexpected format.');
    return data;
  } catch (error) {
    cache.delete(url);
    throw error;
  }
}

/** A proxy or a captive portal may return arbitrary content. */
function isDemoCode(value: unknown): value is DemoCode {
  return typeof value === 'object' && value !== null && 'name' in value && 'sources' in value;
}

function isNote(value: unknown): value is { note: string } {
  return typeof value === 'object' && value !== null && 'note' in value && typeof value.note === 'string';
}
