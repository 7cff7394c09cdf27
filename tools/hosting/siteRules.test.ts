import { describe, expect, it } from 'vitest';
import { headersFor } from './headerRules.ts';
import { siteRules } from './siteRules.ts';
import { policy } from './testing/fixtureSite.ts';

const PAGE = 'public, max-age=0, must-revalidate, stale-while-revalidate=86400, stale-if-error=604800';

function header(path: string, name: string, changes = {}): string | undefined {
  return headersFor(siteRules({ ...policy, ...changes }), path).find(([existing]) => existing === name)?.[1];
}

describe('Cache-Control by kind of file', () => {
  it.each([
    ['/x/introduction/', PAGE],
    ['/x/introduction.md', PAGE],
    ['/zh/x/introduction/', PAGE],
    ['/playground/', PAGE],
    ['/speculation-rules.json', PAGE],
    ['/x/sw.js', 'no-cache'],
    ['/_astro/app.Dk3.js', 'public, max-age=31536000, immutable'],
    ['/static/logo.svg', 'public, max-age=0, must-revalidate'],
    ['/static/pictures/react-charts/Bars.0a1b2c.dark.webp', 'public, max-age=31536000, immutable'],
    ['/somewhere/else', undefined],
  ])('%s gets %s', (path, expected) => {
    expect(header(path, 'Cache-Control')).toBe(expected);
  });

  it('has no page rules for a language that is not built', () => {
    expect(header('/zh/x/introduction/', 'Cache-Control', { builtLanguages: ['en'] })).toBeUndefined();
  });
});

describe('security headers', () => {
  it.each(['/', '/x/introduction/', '/_astro/a.js', '/static/a.png', '/nowhere'])('are set on %s', (path) => {
    expect(header(path, 'X-Content-Type-Options')).toBe('nosniff');
    expect(header(path, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header(path, 'Permissions-Policy')).toMatch(/camera=\(\).*browsing-topics=\(\)/);
    expect(header(path, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(header(path, 'Content-Security-Policy')).toMatch(/^default-src 'none'/);
  });

  it('include HSTS only if the site is served over https', () => {
    expect(header('/', 'Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
    expect(header('/', 'Strict-Transport-Security', { isHttps: false })).toBeUndefined();
  });

  it.each([
    ['/x/introduction/', 'same-origin'],
    ['/_astro/app.Dk3.js', 'cross-origin'],
    ['/r/pro.svg', 'cross-origin'],
    ['/static/photo.png', 'same-origin'],
  ])('set the resource policy of %s to %s', (path, expected) => {
    expect(header(path, 'Cross-Origin-Resource-Policy')).toBe(expected);
  });

  it('allow any origin to import chunks, and nothing else', () => {
    expect(header('/_astro/app.Dk3.js', 'Access-Control-Allow-Origin')).toBe('*');
    expect(header('/x/introduction/', 'Access-Control-Allow-Origin')).toBeUndefined();
  });

  it('can be replaced for one page, as the playground frame does', () => {
    expect(header('/x/playground-frame/', 'Content-Security-Policy')).toBe('sandbox allow-scripts');
    expect(header('/x/playground-frame/', 'X-Content-Type-Options')).toBe('nosniff');
  });
});

it('sets the speculation rules on pages only', () => {
  expect(header('/x/introduction/', 'Speculation-Rules')).toBe('"/speculation-rules.json"');
  expect(header('/zh/x/introduction/', 'Speculation-Rules')).toBe('"/speculation-rules.json"');
  expect(header('/_astro/app.Dk3.js', 'Speculation-Rules')).toBeUndefined();
});

it('rejects a language that cannot be a path prefix', () => {
  expect(() => siteRules({ ...policy, builtLanguages: ['en', '*/'] })).toThrow(/two lowercase letters/);
});
