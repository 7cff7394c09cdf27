// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FeedAd } from '../network/readFeed.ts';
import { AdProvider } from './AdProvider.tsx';
import { InlineAd } from './InlineAd.tsx';

const feed = vi.hoisted(() => ({ ad: undefined as FeedAd | undefined }));
vi.mock('../network/fetchFeed.ts', () => ({ fetchFeedAd: async () => feed.ad }));
vi.mock('#services/privacy/browser', () => ({
  currentVisitor: () => ({ isBot: false, savesData: false }),
  followConsent: (listen: (isAllowed: boolean) => void) => {
    listen(true);
    return () => undefined;
  },
}));

afterEach(cleanup);

/** The landmarks of a place after the feed has answered. */
async function landmarks(ad: FeedAd | undefined) {
  feed.ad = ad;
  await act(async () =>
    render(
      <AdProvider>
        <InlineAd
          feed="https://ads.test/feed.json"
          texts={{ tag: 'Ad', by: 'Ad by {name}', call: 'Learn more' }}
          name="Advertisement"
        />
      </AdProvider>,
    ),
  );
  return screen.queryAllByRole('complementary').map((landmark) => landmark.getAttribute('aria-label'));
}

it('a place without an ad has no landmark', async () => {
  expect(await landmarks(undefined)).toEqual([]);
});

it('an ad is in a landmark with the name of the slot', async () => {
  const description = 'Servers that are awake';
  const ad = { link: 'https://clouds.test/', image: undefined, company: 'Clouds', description, pixels: [] };
  expect(await landmarks(ad)).toEqual(['Advertisement']);
  expect(screen.getByRole('complementary').textContent).toContain(description);
});
