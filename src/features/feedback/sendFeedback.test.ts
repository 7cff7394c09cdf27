import { describe, expect, it, vi } from 'vitest';
import { type FeedbackMessage, issueWith, sendFeedback } from './sendFeedback.ts';

const message: FeedbackMessage = { id: 'a', page: '/x/', answer: 'no', comment: 'Typo' };
const answers = (...results: (boolean | Error)[]) => {
  const fetch = vi.fn(async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return { ok: result } as Response;
  });
  return { fetch, wait: vi.fn(async () => undefined) };
};

describe('sending feedback', () => {
  it.each([
    ['is received', [true], true, 1],
    ['is repeated once when the server fails', [false, true], true, 2],
    ['is repeated once when the network fails', [new Error('offline'), true], true, 2],
    ['gives up after the second time', [false, new Error('offline')], false, 2],
  ] as const)('%s', async (_, results, isReceived, times) => {
    const sending = answers(...results);
    expect(await sendFeedback('https://feedback.test/', message, sending)).toBe(isReceived);
    expect(sending.fetch).toHaveBeenCalledTimes(times);
    expect(sending.fetch).toHaveBeenCalledWith(
      'https://feedback.test/',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(message) }),
    );
  });
});

describe('an issue', () => {
  it('contains the comment after what it says about the page', () => {
    const url = new URL(
      issueWith('https://github.com/mui/mui-x/issues/new?title=T&body=Page%3A%20%2Fx%2F', 'Why & how?'),
    );
    expect(url.searchParams.get('body')).toBe('Page: /x/\n\nWhy & how?');
    expect(url.searchParams.get('title')).toBe('T');
  });
});
