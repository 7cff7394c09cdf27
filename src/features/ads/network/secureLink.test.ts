import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secureLink } from './secureLink.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2_000);

describe('secureLink', () => {
  it.each([
    ['https://a.test', 'https://a.test/'],
    ['https://a.test/x?y=1#z', 'https://a.test/x?y=1#z'],
    ['HTTPS://A.TEST/x', 'https://a.test/x'],
    ['https://a.test:8443/', 'https://a.test:8443/'],
    ['https://bücher.test/', 'https://xn--bcher-kva.test/'],
  ])('accepts %j', (value, href) => {
    expect(secureLink(value)).toBe(href);
  });

  it.each([
    'http://a.test/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' https://a.test/',
    'https://a.test/\n',
    'https://a\u0000.test/',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.test/1',
    '//a.test/x',
    '/x',
    'x',
    '',
    '?',
    'https:',
    'https://',
    'https://user@a.test/',
    'https://user:secret@a.test/',
    `https://a.test/${'x'.repeat(10_000)}`,
    null,
    undefined,
    5,
    {},
    [],
    ['https://a.test/'],
    { toString: () => 'https://a.test/' },
  ])('rejects %j', (value) => {
    expect(secureLink(value)).toBeUndefined();
  });

  it.each(['http://127.0.0.1:4180/x', 'http://localhost/x', 'http://ads.localhost/x', 'http://[::1]:80/x'])(
    'accepts %s only when loopback counts as secure',
    (value) => {
      expect(secureLink(value)).toBeUndefined();
      expect(secureLink(value, true)).toBe(new URL(value).href);
    },
  );

  it.each([
    'http://a.test/',
    'http://localhost.a.test/',
    'http://127.0.0.1.a.test/',
    'http://notlocalhost/',
    'ftp://localhost/',
  ])('rejects %s even when loopback counts as secure', (value) => expect(secureLink(value, true)).toBeUndefined());

  it('returns nothing or an absolute https URL without credentials for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('https:', 'http:', 'javascript:', '//', '\\\\', ' '), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const link = secureLink(value);
        if (link === undefined) return;
        const { protocol, username, password } = new URL(link);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
      }),
      { numRuns: RUNS },
    );
  });
});
