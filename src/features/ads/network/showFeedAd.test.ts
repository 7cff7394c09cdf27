import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SlotSettings } from '../slot/settings.ts';
import { showFeedAd } from './showFeedAd.ts';

const settings: SlotSettings = { hosts: [], displayRatio: 1, texts: { tag: '', by: '', call: '' } };

/** Mounting anything would throw, because this is not an element. */
const place = {} as Element;

afterEach(() => void vi.unstubAllGlobals());

function show(link: string, isAwaited: () => boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ ads: [{ statlink: link }] }));
  const onDelivery = vi.fn<(delivered: string) => void>();
  const never = new AbortController().signal;
  const options = {
    settings,
    label: 'carbon',
    leaving: never,
    stopping: never,
    isAwaited,
    onDelivery,
    onCrash: vi.fn<() => void>(),
  };
  return { onDelivery, done: showFeedAd(place, 'https://ads.test/feed.json', options) };
}

describe('the ad of the feed', () => {
  it('is reported as the house link without being mounted', async () => {
    const { onDelivery, done } = show('https://ads.test/discover-more/backers', () => true);
    await done;
    expect(onDelivery.mock.calls).toEqual([['backers']]);
  });

  it.each([
    ['when it arrives', [false]],
    ['when React has loaded', [true, false]],
  ])('is neither mounted nor reported if the slot no longer waits for it %s', async (_, answers) => {
    const left = [...answers];
    const { onDelivery, done } = show('https://ads.test/click', () => left.shift() ?? true);
    await done;
    expect(onDelivery.mock.calls).toEqual([]);
    expect(left).toEqual([]);
  });
});
