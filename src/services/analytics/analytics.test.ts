import { describe, expect, it, vi } from 'vitest';
import { deletionsOf } from './analyticsCookies.ts';
import { clickOf, isInSample } from './clicks.ts';
import type { AnalyticsEvent } from './events.ts';
import { toGtagCommand } from './gtagCommand.ts';
import { pageViewOf } from './pageView.ts';
import { addSink, track } from './track.ts';
import { createPropertyReporter, roundRatio } from './userProperties.ts';
import { WEB_VITALS_SHARE } from './webVitals.ts';

describe('events as gtag commands', () => {
  it.each<[AnalyticsEvent, unknown]>([
    [
      { type: 'page view', title: 'T', path: '/x/', productId: 'x-charts', productCategoryId: 'x' },
      ['event', 'page_view', { page_title: 'T', page_location: '/x/', productId: 'x-charts', productCategoryId: 'x' }],
    ],
    [
      { type: 'click', category: 'demo', action: 'copy', label: undefined },
      ['event', 'demo', { eventAction: 'copy', eventLabel: undefined }],
    ],
    [
      { type: 'ad', action: 'display', label: 'carbon' },
      ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon' }],
    ],
    [
      { type: 'web vital', name: 'CLS', id: 'v1', value: 0.2, delta: 0.1 },
      [
        'event',
        'CLS',
        { value: 0.1, metric_label: 'Web Vitals', metric_value: 0.2, metric_delta: 0.1, metric_id: 'v1' },
      ],
    ],
    [{ type: 'user property', name: 'codeVariant', value: 'JS' }, ['set', 'user_properties', { codeVariant: 'JS' }]],
  ])('%j', (event, command) => {
    expect(toGtagCommand(event)).toEqual(command);
  });
});

describe('track', () => {
  const event: AnalyticsEvent = { type: 'ad', action: 'click', label: 'l' };

  it('reports to every registered sink, and to none by default', () => {
    track(event);
    const received: AnalyticsEvent[] = [];
    const removers = [addSink((one) => received.push(one)), addSink((one) => received.push(one))];
    track(event);
    for (const remove of removers) remove();
    track(event);
    expect(received).toEqual([event, event]);
  });

  it('continues when a sink throws', () => {
    const sink = vi.fn();
    const removers = [
      addSink(() => {
        throw new Error('broken');
      }),
      addSink(sink),
    ];
    expect(() => track(event)).not.toThrow();
    for (const remove of removers) remove();
    expect(sink).toHaveBeenCalledOnce();
  });
});

describe('clicks', () => {
  const element = (attributes: Record<string, string> = {}) => ({
    getAttribute: (name: string) => attributes[name] ?? null,
  });
  const never = () => 1;

  it('are reported by the nearest element with a category, ignoring its ancestors', () => {
    const inner = element({ 'data-ga-event-category': 'inner', 'data-ga-event-action': 'a' });
    const outer = element({ 'data-ga-event-category': 'outer', 'data-ga-event-label': 'l' });
    expect(clickOf([element(), inner, outer], never)).toEqual({
      type: 'click',
      category: 'inner',
      action: 'a',
      label: undefined,
    });
  });

  it('outside of labeled elements are not reported', () => {
    expect(clickOf([element(), element({ 'data-ga-event-category': '' })], never)).toBeUndefined();
    expect(clickOf([], never)).toBeUndefined();
  });

  it('F42 tolerate arbitrary objects in the event path', () => {
    const odd = [{}, null, undefined, 'text', 5, { getAttribute: 5 }, Symbol('x'), globalThis];
    expect(clickOf([...odd, element({ 'data-ga-event-category': 'c' })], never)?.category).toBe('c');
  });

  it.each<[string | null, number, boolean]>([
    [null, 0.9999, true],
    ['', 0.9999, true],
    ['0.1', 0.0999, true],
    ['0.1', 0.1, false],
    ['1', 0.9999, true],
    ['0', 0, false],
    ['-1', 0, false],
    ['abc', 0.9999, true],
    ['NaN', 0.9999, true],
    ['Infinity', 0.9999, true],
    ['2', 0.9999, true],
  ])('F43 with a split of %j and a roll of %d are reported: %s', (split, roll, isReported) => {
    expect(isInSample(split, () => roll)).toBe(isReported);
  });

  it('that are not sampled are not passed on to an ancestor', () => {
    const inner = element({ 'data-ga-event-category': 'inner', 'data-ga-event-split': '0' });
    expect(clickOf([inner, element({ 'data-ga-event-category': 'outer' })], () => 0.5)).toBeUndefined();
  });
});

describe('a page view', () => {
  const page = (metas: Record<string, string>) => ({
    title: 'Charts - MUI X',
    querySelector: (selector: string) => {
      const content = metas[/name="([^"]+)"/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { getAttribute: () => content };
    },
  });

  it('has title, product and category, and the canonical path', () => {
    expect(
      pageViewOf(page({ 'mui:productId': 'x-charts', 'mui:productCategoryId': 'x' }), '/zh/x/react-charts/bars/'),
    ).toEqual({
      type: 'page view',
      title: 'Charts - MUI X',
      path: '/x/react-charts/bars',
      productId: 'x-charts',
      productCategoryId: 'x',
    });
    expect(pageViewOf(page({}), '/zh/api/button/')).toMatchObject({ path: '/api-docs/button' });
  });

  it('F45 leaves the product empty when the meta tags are missing', () => {
    expect(pageViewOf(page({}), '/x/')).toMatchObject({ productId: '', productCategoryId: '' });
  });
});

describe('cookies of Google Analytics', () => {
  it('are deleted on this host and every parent domain, and no others', () => {
    expect(deletionsOf('codeVariant=JS; _ga=GA1.1; not_ga=1; _ga_TEST=GS1', 'docs.example.com')).toEqual(
      ['_ga', '_ga_TEST'].flatMap((name) => [
        `${name}=; Path=/; Max-Age=0`,
        `${name}=; Path=/; Max-Age=0; Domain=docs.example.com`,
        `${name}=; Path=/; Max-Age=0; Domain=example.com`,
        `${name}=; Path=/; Max-Age=0; Domain=com`,
      ]),
    );
    expect(deletionsOf('', 'localhost')).toEqual([]);
  });
});

describe('user properties', () => {
  const properties = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'light',
  };

  it('are reported once each, and again only when they change', () => {
    const sink = vi.fn();
    const report = createPropertyReporter(sink);
    report(properties);
    expect(sink).toHaveBeenCalledTimes(5);
    report({ ...properties });
    expect(sink).toHaveBeenCalledTimes(5);
    report({ ...properties, codeVariant: 'JS' });
    expect(sink).toHaveBeenCalledTimes(6);
    expect(sink).toHaveBeenLastCalledWith({ type: 'user property', name: 'codeVariant', value: 'JS' });
    report(properties);
    expect(sink).toHaveBeenCalledTimes(7);
  });

  it.each([
    [1, 1],
    [1.25, 1.3],
    [2.625, 2.6],
  ])('round a pixel ratio of %d to %d', (ratio, rounded) => {
    expect(roundRatio(ratio)).toBe(rounded);
  });
});

describe('web vitals', () => {
  it('are reported by one session in ten thousand', () => {
    expect(WEB_VITALS_SHARE).toBe(0.0001);
  });
});
