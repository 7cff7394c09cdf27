import { describe, expect, it } from 'vitest';
import { outsideHosts } from './outside-hosts.ts';

const OFF = { adScriptHosts: [], adFeedUrl: undefined, measurementId: undefined, feedbackUrl: undefined };
const of = (config: Partial<Parameters<typeof outsideHosts>[0]>) => outsideHosts({ ...OFF, ...config });
const NONE = { scripts: [], connections: [], images: [] };

describe('external hosts of a page', () => {
  it('are empty by default', () => {
    expect(of({})).toEqual(NONE);
  });

  it.each([
    [{ adScriptHosts: ['https://a.test'] }, { ...NONE, scripts: ['https://a.test'], connections: ['https://a.test'] }],
    [{ adFeedUrl: 'https://f.test/feed.json' }, { ...NONE, connections: ['https://f.test'] }],
    [{ feedbackUrl: 'https://feedback.test/pages' }, { ...NONE, connections: ['https://feedback.test'] }],
  ])('follow from %j', (config, hosts) => {
    expect(of(config)).toEqual(hosts);
  });

  it('include those of the analytics service only with a measurement id', () => {
    const { scripts, connections } = of({ measurementId: 'G-ABC123DEF4' });
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(connections.every((host) => /google-analytics|analytics\.google|googletagmanager/.test(host))).toBe(true);
  });

  it('include an http host of the ad network for images', () => {
    expect(of({ adFeedUrl: 'https://f.test/' }).images).toEqual([]);
    expect(of({ adFeedUrl: 'http://ads.localhost/' }).images).toEqual(['http://ads.localhost']);
  });
});
