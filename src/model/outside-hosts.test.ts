import { describe, expect, it } from 'vitest';
import { outsideHosts } from './outside-hosts.ts';
import { readSiteConfig } from './site-config.ts';

const of = (env: Record<string, string>) => outsideHosts(readSiteConfig(env));
const NONE = { scripts: [], connections: [], images: [] };

describe('external hosts of a page', () => {
  it('are empty by default', () => {
    expect(of({})).toEqual(NONE);
  });

  it.each([
    [
      { AD_SCRIPT_URL: 'https://a.test/ads.js' },
      { ...NONE, scripts: ['https://a.test'], connections: ['https://a.test'] },
    ],
    [{ AD_FEED_URL: 'https://f.test/feed.json' }, { ...NONE, connections: ['https://f.test'] }],
    [{ FEEDBACK_URL: 'https://feedback.test/pages' }, { ...NONE, connections: ['https://feedback.test'] }],
    [{ AD_SCRIPT_HOSTS: 'https://b.test' }, NONE],
    [{ ANALYTICS_DEBUG: 'true' }, NONE],
    [{ DOCS_HOST: 'docs.test' }, NONE],
  ])('follow from %j', (env, hosts) => {
    expect(of(env as Record<string, string>)).toEqual(hosts);
  });

  it('include those of the analytics service only with a measurement id', () => {
    const { scripts, connections } = of({ MEASUREMENT_ID: 'G-ABC123DEF4' });
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(connections.every((host) => /google-analytics|analytics\.google|googletagmanager/.test(host))).toBe(true);
  });

  it('include an http host for images only if loopback counts as secure', () => {
    expect(of({ AD_FEED_URL: 'https://f.test/' }).images).toEqual([]);
    expect(of({ AD_FEED_URL: 'http://ads.localhost/', LOOPBACK_IS_SECURE: 'true' }).images).toEqual([
      'http://ads.localhost',
    ]);
  });
});
