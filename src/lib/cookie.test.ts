import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieSource, cookieText, ONE_YEAR_S, readCookie } from './cookie.ts';

describe('a cookie as the source of a preference', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('F51 cannot be read on the server, and the error explains the alternative', () => {
    expect(() => cookieSource('codeVariant').read()).toThrow(
      /"codeVariant" cannot be read on the server.*Render the default there/,
    );
  });

  it('is read from the document', () => {
    vi.stubGlobal('document', { cookie: 'a=1; codeVariant=JS; b=2' });
    expect(cookieSource('codeVariant').read()).toBe('JS');
  });

  it('is absent if cookies are denied, and writing does not throw', () => {
    const denied = Object.defineProperty({}, 'cookie', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      set: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    vi.stubGlobal('document', denied);
    vi.stubGlobal('location', { protocol: 'https:' });
    expect(cookieSource('codeVariant').read()).toBeUndefined();
    expect(() => cookieSource('codeVariant').write('JS')).not.toThrow();
  });
});

describe('reading one cookie', () => {
  it.each([
    ['codeVariant=JS', 'JS'],
    ['x=1; codeVariant=JS', 'JS'],
    ['codeVariant=', ''],
    ['', undefined],
    ['xcodeVariant=JS', undefined],
    ['codeVariantx=JS', undefined],
    ['codeVariant', undefined],
    ['codeVariant=JS; codeVariant=TS', undefined],
    ['codeVariant=JS; codeVariant=JS', undefined],
    ['codeVariant=%E0%A4%A', '%E0%A4%A'],
    [`codeVariant=${'J'.repeat(4096)}`, 'J'.repeat(4096)],
  ])('F50 of %j returns %j', (cookies, value) => {
    expect(readCookie(cookies, 'codeVariant')).toBe(value);
  });

  it('T7 never throws for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (cookies) => {
        const value = readCookie(cookies, 'codeVariant');
        return value === undefined || cookies.includes(value);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10_000) },
    );
  });
});

describe('writing a cookie', () => {
  it('lasts one year, for all pages, and is not sent to other sites', () => {
    expect(ONE_YEAR_S).toBe(31_536_000);
    expect(cookieText('codeVariant', 'JS', true)).toBe(
      'codeVariant=JS; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(cookieText('codeVariant', 'JS', false)).toBe('codeVariant=JS; Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
