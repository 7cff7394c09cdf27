import type { DemoCode } from '#model/demo';

const TIMEOUT_MS = 15_000;
const cache = new Map<string, Promise<DemoCode>>();

/** Fetches the code of a demo once. Failures are not cached, so the next call retries. */
export function fetchCode(url: string): Promise<DemoCode> {
  const code = cache.get(url) ?? load(url);
  cache.set(url, code);
  code.catch(() => cache.delete(url));
  return code;
}

async function load(url: string): Promise<DemoCode> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Fetching the code of a demo failed with status ${response.status}.`);
  const code: unknown = await response.json();
  if (!isDemoCode(code)) throw new Error('The code of a demo has an unexpected format.');
  return code;
}

/** A proxy or a captive portal may return arbitrary content. */
function isDemoCode(value: unknown): value is DemoCode {
  return typeof value === 'object' && value !== null && 'name' in value && 'sources' in value;
}
