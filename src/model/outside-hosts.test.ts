import { describe, expect, it } from 'vitest';
import { outsideHosts } from './outside-hosts.ts';
import { readSiteConfig } from './site-config.ts';

const of = (env: Record<string, string>) => outsideHosts(readSiteConfig(env));
const NOBODY = { scripts: [], connections: [], images: [] };

describe('hosts a page may talk to', () => {
  it('are none by default', () => {
    expect(of({})).toEqual(NOBODY);
  });

  it.each([
    [{ AD_SCRIPT_URL: 'https://a.test/ads.js' }, { ...NOBODY, scripts: ['https://a.test'], connections: ['https://a.test'] }],
    [{ AD_FEED_URL: 'https://f.test/feed.json' }, { ...NOBODY, connections: ['https://f.test'] }],
    [{ AD_SCRIPT_HOSTS: 'https://b.test' }, NOBODY],
    [{ ANALYTICS_DEBUG: 'true' }, NOBODY],
    [{ DOCS_HOST: 'docs.test' }, NOBODY],
  ])('follow from %j', (env, hosts) => {
    expect(of(env as Record<string, string>)).toEqual(hosts);
  });

  it('are those of the measuring service with an id, and only then', () => {
    const { scripts, connections } = of({ MEASUREMENT_ID: 'G-ABC123DEF4' });
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(connections.every((host) => /google-analytics|analytics\.google|googletagmanager/.test(host))).toBe(true);
  });

  it('lend pictures an http host only where loopback counts as secure', () => {
    expect(of({ AD_FEED_URL: 'https://f.test/' }).images).toEqual([]);
    expect(of({ AD_FEED_URL: 'http://ads.localhost/', LOOPBACK_IS_SECURE: 'true' }).images).toEqual(['http://ads.localhost']);
  });
});
