import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { createGtagSink, MAX_QUEUED } from './gtagSink.ts';

const NOW = new Date(0);
const event: AnalyticsEvent = { type: 'ad', action: 'click', label: 'l' };
const command = ['event', 'ad', { eventAction: 'click', eventLabel: 'l' }];
const config = [
  ['js', NOW],
  ['config', 'G-TEST', { send_page_view: false }],
];

function sinkWith(load: Promise<boolean>, push: (...command: unknown[]) => void = () => undefined) {
  const pushed: unknown[][] = [];
  const loaded = vi.fn(() => load);
  const sink = createGtagSink({
    measurementId: 'G-TEST',
    push: (...one) => {
      push(...one);
      pushed.push(one);
    },
    load: loaded,
    now: () => NOW,
  });
  return { sink, pushed, loaded };
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
