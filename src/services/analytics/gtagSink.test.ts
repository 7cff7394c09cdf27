import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { createGtagSink, MAX_QUEUED } from './gtagSink.ts';

const NOW = new Date(0);
const event: AnalyticsEvent = { type: 'ad', action: 'click', label: 'l' };
const command = ['event', 'ad', { eventAction: 'click', eventLabel: 'l' }];
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = { analytics_storage: 'granted' };
const config = [
  ['consent', 'default', DENIED],
  ['consent', 'update', GRANTED],
  ['js', NOW],
  ['config', 'G-TEST', { send_page_view: false }],
];

function sinkWith(load: Promise<boolean>, push: (...command: unknown[]) => void = () => undefined) {
  const pushed: unknown[][] = [];
  const loaded = vi.fn(() => load);
  const setDisabled = vi.fn();
  const gtag = createGtagSink({
    measurementId: 'G-TEST',
    push: (...one) => {
      push(...one);
      pushed.push(one);
    },
    load: loaded,
    setDisabled,
    now: () => NOW,
  });
  return { ...gtag, pushed, loaded, setDisabled };
}

describe('delivery through the gtag queue', () => {
  it('loads the script for the measurement id with automatic page views off', async () => {
    const { loaded, pushed } = sinkWith(Promise.resolve(true));
    await Promise.resolve();
    expect(loaded).toHaveBeenCalledExactlyOnceWith('https://www.googletagmanager.com/gtag/js?id=G-TEST');
    await vi.waitFor(() => expect(pushed).toEqual(config));
  });

  it('queues events until the script is loaded, then delivers them in order', async () => {
    let finish: (isLoaded: boolean) => void = () => undefined;
    const { sink, pushed } = sinkWith(new Promise((resolve) => (finish = resolve)));
    sink(event);
    expect(pushed).toEqual([]);
    finish(true);
    await vi.waitFor(() => expect(pushed).toEqual([...config, command]));
    sink(event);
    expect(pushed).toEqual([...config, command, command]);
  });

  it('F40 queues at most a hundred commands, and none once the script has failed', async () => {
    let finish: (isLoaded: boolean) => void = () => undefined;
    const { sink, pushed } = sinkWith(new Promise((resolve) => (finish = resolve)));
    for (let index = 0; index < 1000; index += 1) sink(event);
    finish(true);
    await vi.waitFor(() => expect(pushed).toHaveLength(MAX_QUEUED));
    expect(MAX_QUEUED).toBe(100);

    const failed = sinkWith(Promise.resolve(false));
    await Promise.resolve();
    await Promise.resolve();
    failed.sink(event);
    expect(failed.pushed).toEqual([]);
  });

  it('F41 ignores a queue that throws', async () => {
    const { sink } = sinkWith(Promise.resolve(true), () => {
      throw new Error('taken away');
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(() => sink(event)).not.toThrow();
  });
});

describe('consent', () => {
  it('is denied by default for all four signals, and granted for measurement, before the configuration', async () => {
    const { pushed } = sinkWith(Promise.resolve(true));
    await vi.waitFor(() => expect(pushed.map(([name]) => name)).toEqual(['consent', 'consent', 'js', 'config']));
    expect(pushed.slice(0, 2)).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ]);
  });

  it('that is withdrawn denies the signals and turns the script off; given again, it reverts both', async () => {
    const { pushed, setAllowed, setDisabled } = sinkWith(Promise.resolve(true));
    await vi.waitFor(() => expect(pushed).toHaveLength(config.length));
    setAllowed(false);
    expect(pushed.at(-1)).toEqual(['consent', 'update', DENIED]);
    expect(setDisabled).toHaveBeenLastCalledWith(true);
    setAllowed(true);
    expect(pushed.at(-1)).toEqual(['consent', 'update', GRANTED]);
    expect(setDisabled).toHaveBeenLastCalledWith(false);
  });

  it('that is withdrawn while the script is loading drops the queued events', async () => {
    let finish: (isLoaded: boolean) => void = () => undefined;
    const { sink, setAllowed, pushed } = sinkWith(new Promise((resolve) => (finish = resolve)));
    sink(event);
    setAllowed(false);
    finish(true);
    await vi.waitFor(() => expect(pushed).toEqual([...config, ['consent', 'update', DENIED]]));
  });
});
