import { readFeed, type FeedAd } from './readFeed.ts';

export const MAX_ATTEMPTS = 10;
export const RETRY_DELAY_MS = 1000;
export const TIMEOUT_MS = 5000;
export const MAX_BODY_BYTES = 64 * 1024;

interface Options {
  address: string;
  /** Aborted when the user leaves the page or hides the tab. */
  signal: AbortSignal;
  isLoopbackSecure?: boolean | undefined;
  fetch?: typeof globalThis.fetch;
}

/** Returns the feed's ad, if any. Retries a feed without an ad; a failed request is not retried. */
export async function fetchFeedAd(options: Options): Promise<FeedAd | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const text = await fetchText(options);
    if (text === undefined) return undefined;
    const reading = readFeed(text, { now: Date.now, isLoopbackSecure: options.isLoopbackSecure });
    if (reading.kind === 'ad') return reading.ad;
    if (reading.kind === 'unreadable') return undefined;
    if (attempt < MAX_ATTEMPTS) await pause(RETRY_DELAY_MS, options.signal);
    if (options.signal.aborted) return undefined;
  }
  return undefined;
}

/** Returns `undefined` on failure, on timeout, or when the body exceeds the limit. */
async function fetchText({ address, signal, fetch = globalThis.fetch }: Options): Promise<string | undefined> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    if (signal.aborted) return undefined;
    const response = await fetch(address, {
      signal: attempt.signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
    });
    return response.ok ? await readBounded(response, attempt) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function readBounded(response: Response, attempt: AbortController): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      attempt.abort();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, durationMs);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
