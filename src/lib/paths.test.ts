import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  languagePrefix,
  localizeHref,
  parsePath,
  splitHref,
  withoutTrailingSlash,
  withTrailingSlash,
} from './paths.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 2_000);
const PROPERTY_TIMEOUT_MS = 180_000 + RUNS / 5;
const ORIGIN = 'https://docs.test';

/** Strings of tokens that could confuse the parser, and arbitrary strings. */
const anyInput = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '/',
        '/',
        '//',
        '\\',
        'zh',
        'en',
        'fr',
        'api',
        'api-docs',
        'x',
        'react-data-grid',
        '..',
        '.',
        '#',
        '?',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '%2f',
        '%5c',
        '%',
        'evil.test',
        '@',
        ':',
        'https:',
        'javascript:',
        '\uD800',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

function pathsOf(input: string) {
  const { canonicalAs, canonicalAsServer, canonicalPathname } = parsePath(input);
  return { canonicalAs, canonicalAsServer, canonicalPathname };
}

describe('parsePath', () => {
  it.each([
    ['/x/react-data-grid/#foo', 'en', '/x/react-data-grid/#foo', '/x/react-data-grid/', '/x/react-data-grid'],
    ['/zh/x/a/#b', 'zh', '/x/a/#b', '/x/a/', '/x/a'],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/', 'en', '/', '/', '/'],
    ['/x/introduction', 'en', '/x/introduction', '/x/introduction', '/x/introduction'],
  ])('reads the measured example %s', (input, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(parsePath(input)).toEqual({ userLanguage, canonicalAs, canonicalAsServer, canonicalPathname });
  });

  it.each([
    ['/en/x/a/', 'en', '/x/a/'],
    ['/en/', 'en', '/'],
    ['/zh/', 'zh', '/'],
    ['/zh/zh/x/a/', 'zh', '/x/a/'],
    ['/zh/en/x/a/', 'zh', '/x/a/'],
    ['/zh/x/zh/a/', 'zh', '/x/zh/a/'],
  ])('removes the language prefix of %s', (input, userLanguage, canonicalAs) => {
    expect(parsePath(input)).toMatchObject({ userLanguage, canonicalAs });
  });

  it.each(['/zh', '/en', '/fr/x/a/', '/zhx/a/', '/ZH/x/', '/x/zh/', '/zh-cn/x/', '/zh?a/x/', '/zh#/x/'])(
    'finds no language in %s',
    (input) => {
      expect(parsePath(input)).toMatchObject({ userLanguage: 'en', canonicalAs: input });
    },
  );

  it('recognizes the supported languages, and always Chinese', () => {
    expect(parsePath('/fr/x/', ['en', 'fr'])).toMatchObject({ userLanguage: 'fr', canonicalAs: '/x/' });
    expect(parsePath('/zh/x/', ['en', 'fr'])).toMatchObject({ userLanguage: 'zh', canonicalAs: '/x/' });
    expect(parsePath('/en/x/', [])).toMatchObject({ userLanguage: 'en', canonicalAs: '/en/x/' });
  });

  it.each([
    ['/api', '/api-docs'],
    ['/api/', '/api-docs'],
    ['/api/x', '/api-docs/x'],
    ['/zh/api/x/', '/api-docs/x'],
    ['/api?q=1', '/api-docs'],
    ['/apifoo', '/apifoo'],
    ['/api-docs', '/api-docs'],
    ['/api-docs/x', '/api-docs/x'],
    ['/x/api/data-grid/', '/x/api/data-grid'],
  ])('maps /api as a whole first segment: %s becomes %s', (input, canonicalPathname) => {
    expect(parsePath(input).canonicalPathname).toBe(canonicalPathname);
  });

  it.each([
    ['/x/a/?q=1#h', '/x/a/?q=1#h', '/x/a/', '/x/a'],
    ['/x/a?q=/zh/', '/x/a?q=/zh/', '/x/a', '/x/a'],
    ['/zh/x/a/?q', '/x/a/?q', '/x/a/', '/x/a'],
    ['/x/a/#h?q=1', '/x/a/#h?q=1', '/x/a/', '/x/a'],
    ['?q=1', '/?q=1', '/', '/'],
    ['#h', '/#h', '/', '/'],
  ])('keeps the query of %s in the link form only', (input, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(pathsOf(input)).toEqual({ canonicalAs, canonicalAsServer, canonicalPathname });
  });

  it.each([
    ['/zh//evil.test/', '/evil.test/'],
    ['//evil.test/', '/evil.test/'],
    ['/\\evil.test', '/evil.test'],
    ['\\\\evil.test', '/evil.test'],
    ['/zh/\\/evil.test', '/evil.test'],
    ['/\t/evil.test', '/evil.test'],
    ['/zh/\n/evil.test', '/evil.test'],
    ['https://evil.test/', '/https://evil.test/'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['', '/'],
  ])('keeps %j on this site', (input, canonicalAs) => {
    expect(parsePath(input).canonicalAs).toBe(canonicalAs);
  });

  it('removes every trailing slash from the lookup form, but not the root', () => {
    expect(parsePath('/x/a//').canonicalPathname).toBe('/x/a');
    expect(parsePath('////').canonicalPathname).toBe('/');
  });

  it('keeps path segments that look like object properties', () => {
    expect(parsePath('/__proto__/constructor/').canonicalPathname).toBe('/__proto__/constructor');
  });

  it('returns paths with exactly one leading slash for any input', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const isRooted = (input: string) => Object.values(pathsOf(input)).every((path) => /^\/(?![/\\])/.test(path));
    fc.assert(fc.property(anyInput, isRooted), { numRuns: RUNS });
  });

  it('never leaves the origin for any input', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const staysOnOrigin = (input: string) =>
      Object.values(pathsOf(input)).every((path) => new URL(path, ORIGIN).origin === ORIGIN);
    fc.assert(fc.property(anyInput, staysOnOrigin), { numRuns: RUNS });
  });

  it('is idempotent for any input', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const isIdempotent = (input: string) => {
      const once = pathsOf(input);
      return (
        parsePath(once.canonicalAs).canonicalAs === once.canonicalAs &&
        parsePath(once.canonicalAsServer).canonicalAsServer === once.canonicalAsServer &&
        parsePath(once.canonicalPathname).canonicalPathname === once.canonicalPathname
      );
    };
    fc.assert(fc.property(anyInput, isIdempotent), { numRuns: RUNS });
  });

  it('never lets a query or hash into the server and lookup forms', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const isBare = (input: string) => {
      const { canonicalAsServer, canonicalPathname } = parsePath(input);
      return !/[?#]/.test(canonicalAsServer + canonicalPathname);
    };
    fc.assert(fc.property(anyInput, isBare), { numRuns: RUNS });
  });

  // A quadratic step would need about 10^12 operations here and exceed the test timeout.
  it.each(['/', '\\', '/zh', '/zh/', 'a', '/a', '?', '#', '\t', '/a//', '%'])('reads one megabyte of %j', (piece) => {
    const input = piece.repeat(1_000_000 / piece.length);
    expect(parsePath(`${input}a`).canonicalAs).toMatch(/^\//);
  });
});

describe('localizeHref', () => {
  it.each([
    ['/x/introduction/', '/zh/x/introduction/'],
    ['/x/a/?q=1#h', '/zh/x/a/?q=1#h'],
    ['/', '/zh/'],
    ['/blogging/', '/zh/blogging/'],
    ['/rx/', '/zh/rx/'],
    ['/x/blog/', '/zh/x/blog/'],
  ])('prefixes %s', (href, localized) => {
    expect(localizeHref(href, 'zh')).toBe(localized);
  });

  it.each([
    '/blog',
    '/blog/',
    '/blog/mui-x-v8/',
    '/blog?tag=x',
    '/blog#top',
    '/size-snapshot/',
    '/r/x-get-license',
    '/_astro/a.js',
    '/static/x/pro.svg',
    '/zh/x/a/',
    '/zh',
    '/zh?q',
    '/en/x/a/',
    '#hash',
    '?q=1',
    'relative/',
    '',
    'https://mui.com/x/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    'mailto:a@b.test',
    'javascript:0',
  ])('leaves %j unchanged', (href) => {
    expect(localizeHref(href, 'zh')).toBe(href);
  });

  it('adds nothing for English or for a code that is not two letters', () => {
    for (const language of ['en', '', '/', '//evil.test', 'zh/', 'ZH', 'chinese']) {
      expect(localizeHref('/x/a/', language)).toBe('/x/a/');
    }
  });

  it('is reverted by the parser and never adds two prefixes', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const isConsistent = (input: string) => {
      const { canonicalAs } = parsePath(input);
      const localized = localizeHref(canonicalAs, 'zh');
      return parsePath(localized).canonicalAs === canonicalAs && localizeHref(localized, 'zh') === localized;
    };
    fc.assert(fc.property(anyInput, isConsistent), { numRuns: RUNS });
  });
});

describe('helpers', () => {
  it('splits a link into path, query and hash', () => {
    expect(splitHref('/x/?a=1#b?c')).toEqual({ pathname: '/x/', query: '?a=1', hash: '#b?c' });
    expect(splitHref('/x/#b')).toEqual({ pathname: '/x/', query: '', hash: '#b' });
  });

  it('adds and removes trailing slashes', () => {
    expect(withTrailingSlash('/x')).toBe('/x/');
    expect(withTrailingSlash('/x/')).toBe('/x/');
    expect(withoutTrailingSlash('/x//')).toBe('/x');
    expect(withoutTrailingSlash('/')).toBe('/');
  });

  it('writes the prefix of a language', () => {
    expect(languagePrefix('zh')).toBe('/zh');
    expect(languagePrefix('en')).toBe('');
  });
});
