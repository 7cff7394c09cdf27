import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSiteConfig, siteVariables } from './siteConfig.ts';

describe('site configuration', () => {
  it('needs no variable at all', () => {
    expect(readSiteConfig({})).toEqual({
      siteUrl: '',
      isHttps: false,
      languages: ['en'],
      repositoryUrl: 'https://github.com/mui/mui-x',
      editUrl: undefined,
      feedbackUrl: undefined,
      highlightLayer: undefined,
      docsHost: undefined,
      hasServiceWorker: false,
      adScriptUrl: undefined,
      adScriptHosts: [],
      adFeedUrl: undefined,
      measurementId: undefined,
      consent: undefined,
      isAnalyticsDebugged: false,
      isLoopbackSecure: false,
      port: 3000,
      host: undefined,
    });
  });

  it.each([
    ['SITE_URL', 'https://docs.example.com/', { siteUrl: 'https://docs.example.com', isHttps: true }],
    ['SITE_LANGUAGES', 'zh, en', { languages: ['en', 'zh'] }],
    ['SITE_LANGUAGES', '', { languages: ['en'] }],
    ['SITE_URL', 'https://docs.example.com:8443', { docsHost: 'docs.example.com', hasServiceWorker: true }],
    ['DOCS_HOST', 'localhost', { docsHost: 'localhost', hasServiceWorker: true }],
    ['SERVICE_WORKER', 'off', { hasServiceWorker: false }],
    ['AD_FEED_URL', 'https://ads.example.com/feed.json', { adFeedUrl: 'https://ads.example.com/feed.json' }],
    ['MEASUREMENT_ID', 'G-ABC123DEF4', { measurementId: 'G-ABC123DEF4' }],
    ['MEASUREMENT_ID', 'G-ABC123DEF4', { consent: 'ask' }],
    ['AD_SCRIPT_URL', 'https://ads.example.com/ads.js', { consent: 'ask' }],
    ['AD_FEED_URL', 'https://ads.example.com/feed.json', { consent: 'ask' }],
    ['CONSENT', 'ask', { consent: undefined }],
    ['ANALYTICS_DEBUG', 'true', { isAnalyticsDebugged: true }],
    ['PORT', '8080', { port: 8080 }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readSiteConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['SITE_URL', 'docs.example.com'],
    ['SITE_URL', 'ftp://docs.example.com'],
    ['SITE_URL', 'https://docs.example.com/x/'],
    ['SITE_URL', 'https://user:secret@docs.example.com'],
    ['SITE_LANGUAGES', 'fr'],
    ['SITE_LANGUAGES', 'zh'],
    ['REPOSITORY_URL', 'http://github.com/mui/mui-x'],
    ['REPOSITORY_URL', 'https://github.com/mui/mui-x/'],
    ['HIGHLIGHT_LAYER', 'a {'],
    ['DOCS_HOST', 'https://docs.example.com'],
    ['SERVICE_WORKER', 'false'],
    ['DOCS_HOST', 'docs.example.com:443'],
    ['DOCS_HOST', '*.example.com'],
    ['AD_SCRIPT_URL', 'http://ads.example.com/ads.js'],
    ['AD_SCRIPT_URL', 'http://127.0.0.1:4180/ads.js'],
    ['AD_SCRIPT_URL', '//ads.example.com/ads.js'],
    ['AD_SCRIPT_URL', 'javascript:alert(1)'],
    ['AD_SCRIPT_HOSTS', 'https://a.example.com/path'],
    ['AD_SCRIPT_HOSTS', 'https://a.example.com,b.example.com'],
    ['AD_FEED_URL', 'https://user:secret@ads.example.com/'],
    ['MEASUREMENT_ID', 'G-1"></script>'],
    ['MEASUREMENT_ID', 'abc'],
    ['ANALYTICS_DEBUG', 'yes'],
    ['LOOPBACK_IS_SECURE', '1'],
    ['CONSENT', 'on'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000; rm'],
    ['HOST', 'a b'],
  ] as const)('rejects %s=%s with a message that contains the variable and the expected value', (name, value) => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(
      `${name} must be ${siteVariables[name].expected}; it is set to`,
    );
  });

  it('lists the origins of the ad script without duplicates, its own first', () => {
    const hosts = 'https://b.example.com, https://a.example.com, https://b.example.com';
    const config = readSiteConfig({ AD_SCRIPT_URL: 'https://a.example.com/ads.js?zone=1', AD_SCRIPT_HOSTS: hosts });
    expect(config.adScriptHosts).toEqual(['https://a.example.com', 'https://b.example.com']);
    expect(readSiteConfig({ AD_SCRIPT_HOSTS: hosts }).adScriptHosts).toEqual([]);
  });

  it('allows http on loopback if configured, but never on a published site', () => {
    const local = { LOOPBACK_IS_SECURE: 'true', AD_SCRIPT_URL: 'http://127.0.0.1:4180/ads.js' };
    expect(readSiteConfig(local)).toMatchObject({ isLoopbackSecure: true, adScriptHosts: ['http://127.0.0.1:4180'] });
    expect(() => readSiteConfig({ ...local, AD_SCRIPT_URL: 'http://ads.example.com/' })).toThrow(
      'AD_SCRIPT_URL must be',
    );
    expect(() => readSiteConfig({ ...local, SITE_URL: 'https://docs.example.com' })).toThrow(
      'LOOPBACK_IS_SECURE must be',
    );
  });

  it('turns the service worker off if that is configured, whatever the host', () => {
    expect(readSiteConfig({ DOCS_HOST: 'docs.example.com', SERVICE_WORKER: 'off' }).hasServiceWorker).toBe(false);
  });

  it('does not ask for consent if the owner turns that off', () => {
    expect(readSiteConfig({ MEASUREMENT_ID: 'G-ABC123DEF4', CONSENT: 'off' }).consent).toBe('off');
  });

  it('documents every variable in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const [name, { purpose, expected }] of Object.entries(siteVariables)) {
      expect(readme).toContain(`| \`${name}\` | ${purpose} | ${expected} |`);
    }
  });
});
