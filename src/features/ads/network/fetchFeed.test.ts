import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFeedAd, MAX_ATTEMPTS, MAX_BODY_BYTES, RETRY_DELAY_MS, TIMEOUT_MS } from './fetchFeed.ts';

const GOOD = JSON.stringify({ ads: [{ statlink: 'https://a.test/', company: 'A' }] });
const NONE = JSON.stringify({ ads: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fetch = typeof globalThis.fetch;

/** Fetches from a feed that returns these responses in order and then repeats the last one. */
function fetchFrom(responses: readonly (() => Promise<Response>)[], leaving = new AbortController()) {
  const signals: AbortSignal[] = [];
  let requests = 0;
  const fetch: Fetch = (_, init) => {
    if (init?.signal) signals.push(init.signal);
    const response = responses[Math.min(requests, responses.length - 1)];
    requests += 1;
    return Promise.race([response?.() ?? Promise.reject(new Error('no response')), rejectWhenAborted(init?.signal)]);
  };
  const result = fetchFeedAd({ address: 'https://feed.test/', signal: leaving.signal, fetch });
  return { result, signals, requests: () => requests, leaving };
}

function rejectWhenAborted(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}

const respond =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const never = () => new Promise<Response>(() => undefined);

describe('fetching the feed', () => {
  it('has the constants of the specification and additional limits', () => {
    expect([MAX_ATTEMPTS, TIMEOUT_MS, MAX_BODY_BYTES, RETRY_DELAY_MS]).toEqual([10, 5000, 65_536, 1000]);
  });

  it('returns the ad of the first response that has one', async () => {
    const { result, requests } = fetchFrom([respond(NONE), respond(NONE), respond(GOOD)]);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ company: 'A' });
    expect(requests()).toBe(3);
  });

  it('sends ten requests in total when no entry qualifies, one second apart', async () => {
    const { result, requests } = fetchFrom([respond(NONE)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(2);
    await vi.runAllTimersAsync();
    expect(await result).toBeUndefined();
    expect(requests()).toBe(10);
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', respond(GOOD, 500)],
    ['status 403', respond(GOOD, 403)],
    ['status 404', respond(GOOD, 404)],
    ['status 429', respond(GOOD, 429)],
    ['a response that is not JSON', respond('<!doctype html>')],
    ['an empty response', respond('')],
    ['a response above 64 KiB', respond(`${GOOD}${' '.repeat(MAX_BODY_BYTES)}`)],
  ])('returns no ad and does not retry after %s', async (_, failing) => {
    const { result, requests } = fetchFrom([failing]);
    await vi.runAllTimersAsync();
    expect(await result).toBeUndefined();
    expect(requests()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('accepts a response of exactly 64 KiB', async () => {
    const { result } = fetchFrom([respond(GOOD + ' '.repeat(MAX_BODY_BYTES - GOOD.length))]);
    expect(await result).toMatchObject({ company: 'A' });
  });

  it('strips a byte order mark', async () => {
    expect(await fetchFrom([respond(`\uFEFF${GOOD}`)]).result).toMatchObject({ company: 'A' });
  });

  it('times out after 5 s', async () => {
    const { result, signals, requests } = fetchFrom([never]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBeUndefined();
    expect([signals[0]?.aborted, requests()]).toEqual([true, 1]);
  });

  it('includes reading the body in the timeout', async () => {
    const leaving = new AbortController();
    let attempt: AbortSignal | null | undefined;
    const fetch: Fetch = (_, init) => {
      attempt = init?.signal;
      const body = new ReadableStream({
        start: (controller) => attempt?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      });
      return Promise.resolve(new Response(body));
    };
    const result = fetchFeedAd({ address: 'https://feed.test/', signal: leaving.signal, fetch });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toBeUndefined();
  });

  it('aborts a pending request when the user leaves', async () => {
    const { result, signals, leaving } = fetchFrom([never]);
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(await result).toBeUndefined();
    expect(signals[0]?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops between two requests when the user leaves', async () => {
    const { result, requests, leaving } = fetchFrom([respond(NONE)]);
    await vi.advanceTimersByTimeAsync(2500);
    leaving.abort();
    expect(await result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends no request when the user has already left', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { result, requests } = fetchFrom([respond(GOOD)], leaving);
    expect(await result).toBeUndefined();
    expect(requests()).toBe(0);
  });
});
