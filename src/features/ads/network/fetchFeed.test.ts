import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFeedAd, MAX_ATTEMPTS, MAX_BODY_BYTES, RETRY_DELAY_MS, TIMEOUT_MS } from './fetchFeed.ts';

const GOOD = JSON.stringify({ ads: [{ statlink: 'https://a.test/', company: 'A' }] });
const NONE = JSON.stringify({ ads: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fetch = typeof globalThis.fetch;

/** Asks a feed that gives these answers in turn, the last one forever. */
function ask(answers: readonly (() => Promise<Response>)[], leaving = new AbortController()) {
  const signals: AbortSignal[] = [];
  let requests = 0;
  const fetch: Fetch = (_, init) => {
    if (init?.signal) signals.push(init.signal);
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    return Promise.race([answer?.() ?? Promise.reject(new Error('no answer')), rejectWhenAborted(init?.signal)]);
  };
  const result = fetchFeedAd({ address: 'https://feed.test/', signal: leaving.signal, fetch });
  return { result, signals, requests: () => requests, leaving };
}

function rejectWhenAborted(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}

const answer = (body: string, status = 200) => () => Promise.resolve(new Response(body, { status }));
const never = () => new Promise<Response>(() => undefined);

describe('asking the feed', () => {
  it('has the constants of the specification and its own limits', () => {
    expect([MAX_ATTEMPTS, TIMEOUT_MS, MAX_BODY_BYTES, RETRY_DELAY_MS]).toEqual([10, 5000, 65_536, 1000]);
  });

  it('gives the ad of the first answer that has one', async () => {
    const { result, requests } = ask([answer(NONE), answer(NONE), answer(GOOD)]);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ company: 'A' });
    expect(requests()).toBe(3);
  });

  it('asks ten times in all when none qualifies, one second apart', async () => {
    const { result, requests } = ask([answer(NONE)]);
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
    ['status 500', answer(GOOD, 500)],
    ['status 403', answer(GOOD, 403)],
    ['status 404', answer(GOOD, 404)],
    ['status 429', answer(GOOD, 429)],
    ['an answer that is no JSON', answer('<!doctype html>')],
    ['an empty answer', answer('')],
    ['an answer above 64 KiB', answer(`${GOOD}${' '.repeat(MAX_BODY_BYTES)}`)],
  ])('gives no ad and asks once for %s', async (_, failing) => {
    const { result, requests } = ask([failing]);
    await vi.runAllTimersAsync();
    expect(await result).toBeUndefined();
    expect(requests()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes an answer of exactly 64 KiB', async () => {
    const { result } = ask([answer(GOOD + ' '.repeat(MAX_BODY_BYTES - GOOD.length))]);
    expect(await result).toMatchObject({ company: 'A' });
  });

  it('strips a byte order mark', async () => {
    expect(await ask([answer(`\uFEFF${GOOD}`)]).result).toMatchObject({ company: 'A' });
  });

  it('waits 5 s for an answer and no longer', async () => {
    const { result, signals, requests } = ask([never]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBeUndefined();
    expect([signals[0]?.aborted, requests()]).toEqual([true, 1]);
  });

  it('counts the body into the 5 s', async () => {
    const leaving = new AbortController();
    let attempt: AbortSignal | null | undefined;
    const fetch: Fetch = (_, init) => {
      attempt = init?.signal;
      const body = new ReadableStream({ start: (controller) => attempt?.addEventListener('abort', () => controller.error(new Error('aborted'))) });
      return Promise.resolve(new Response(body));
    };
    const result = fetchFeedAd({ address: 'https://feed.test/', signal: leaving.signal, fetch });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toBeUndefined();
  });

  it('stops a request under way when the reader leaves', async () => {
    const { result, signals, leaving } = ask([never]);
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(await result).toBeUndefined();
    expect(signals[0]?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops between two requests when the reader leaves', async () => {
    const { result, requests, leaving } = ask([answer(NONE)]);
    await vi.advanceTimersByTimeAsync(2500);
    leaving.abort();
    expect(await result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not ask a reader who has left already', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { result, requests } = ask([answer(GOOD)], leaving);
    expect(await result).toBeUndefined();
    expect(requests()).toBe(0);
  });
});
