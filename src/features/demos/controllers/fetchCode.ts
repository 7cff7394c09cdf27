import type { DemoCode } from '#model/demo';

const TIMEOUT_MS = 15_000;
const fetched = new Map<string, Promise<DemoCode>>();

/** The code of a demo, fetched once. What failed is tried again when it is asked for again. */
export function fetchCode(demo: HTMLElement): Promise<DemoCode> {
  const url = demo.dataset['codeUrl'] ?? '';
  const known = fetched.get(url) ?? load(url);
  fetched.set(url, known);
  known.catch(() => fetched.delete(url));
  return known;
}

async function load(url: string): Promise<DemoCode> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The code of a demo answered ${response.status}.`);
  const code: unknown = await response.json();
  if (!isDemoCode(code)) throw new Error('The code of a demo has another shape than expected.');
  return code;
}

/** A proxy or a captive portal may answer with anything. */
function isDemoCode(value: unknown): value is DemoCode {
  return typeof value === 'object' && value !== null && 'name' in value && 'sources' in value;
}
