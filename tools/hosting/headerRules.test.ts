import { describe, expect, it } from 'vitest';
import { checkRules, headersFor, type HeaderRule, matchesPattern, siteWideHeaders } from './headerRules.ts';

describe('matchesPattern', () => {
  it.each([
    ['/x/*', '/x/', true],
    ['/x/*', '/x/a/b.js', true],
    ['/x/*', '/x', false],
    ['/x/*', '/xy/', false],
    ['/*', '/', true],
    ['/x/sw.js', '/x/sw.js', true],
    ['/x/sw.js', '/x/sw.js/', false],
    ['/x/sw.js', '/X/sw.js', false],
  ] as const)('%s against %s is %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

describe('headersFor', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'Content-Security-Policy': 'site', 'X-One': '1' } },
    { path: '/frame/*', headers: { 'content-security-policy': 'frame' } },
    { path: '/frame/inner/', headers: { 'X-One': '2' } },
  ];

  it('lets a later rule replace a header, regardless of case', () => {
    expect(headersFor(rules, '/frame/a')).toEqual([
      ['content-security-policy', 'frame'],
      ['X-One', '1'],
    ]);
    expect(headersFor(rules, '/frame/inner/')).toEqual([
      ['content-security-policy', 'frame'],
      ['X-One', '2'],
    ]);
  });

  it('returns only site-wide headers for error responses', () => {
    expect(siteWideHeaders(rules)).toEqual([
      ['Content-Security-Policy', 'site'],
      ['X-One', '1'],
    ]);
  });
});

describe('checkRules', () => {
  it.each([
    ['/a*', { 'X-A': 'a' }],
    ['/a/*/b', { 'X-A': 'a' }],
    ['a', { 'X-A': 'a' }],
    ['//a', { 'X-A': 'a' }],
    ['/a', { 'X A': 'a' }],
    ['/a', { 'X-A': '' }],
    ['/a', { 'X-A': 'a\r\nX-B: b' }],
    ['/a', { 'X-A': 'a $uri' }],
    ['/a', { 'X-A': 'é' }],
  ])('rejects %s with %j', (path, headers) => {
    expect(() => checkRules([{ path: path as '/a', headers: headers as unknown as Record<string, string> }])).toThrow(
      /\.$/,
    );
  });

  it('accepts single paths, folders and everything', () => {
    const headers = { 'Speculation-Rules': '"/a.json"' };
    expect(() =>
      checkRules(['/', '/*', '/x/', '/x/*', '/x/sw.js'].map((path) => ({ path: path as '/', headers }))),
    ).not.toThrow();
  });
});
