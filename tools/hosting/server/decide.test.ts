import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policy, redirects } from '../testing/fixtureSite.ts';
import { redirectRules } from '../redirects.ts';
import { decide } from './decide.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2_000);

const files = new Set([
  '/x/introduction/index.html',
  '/x/react-data-grid/index.html',
  '/x/react-data-grid/sorting/index.html',
  '/x/react-data-grid/columns/index.html',
  '/zh/x/introduction/index.html',
  '/x/介绍/index.html',
  '/x/sw.js',
  '/_astro/app.js',
]);
const rules = redirectRules(redirects, policy.builtLanguages);
const decided = (method: string, target: string) => decide(method, target, (path) => files.has(path), rules);

const summary = (method: string, target: string) => {
  const decision = decided(method, target);
  if (decision.kind === 'file') return decision.file;
  if (decision.kind === 'redirect') return `${decision.status} ${decision.location}`;
  return String(decision.status);
};

describe('decide', () => {
  it.each([
    ['a page', '/x/introduction/', '/x/introduction/index.html'],
    ['a page with a query', '/x/introduction/?a=//b', '/x/introduction/index.html'],
    ['a page with encoded letters', '/x/%69ntroduction/', '/x/introduction/index.html'],
    ['a page of a built language', '/zh/x/introduction/', '/zh/x/introduction/index.html'],
    ['a page whose name is not ASCII', '/x/%E4%BB%8B%E7%BB%8D/', '/x/介绍/index.html'],
    ['a file', '/_astro/app.js', '/_astro/app.js'],

    ['the bare domain', '/', '302 /x/'],
    ['the bare domain with a query', '/?utm=1', '302 /x/?utm=1'],
    ['a page without its slash', '/x/introduction', '301 /x/introduction/'],
    ['a page without its slash, with a query', '/x/introduction?a=1&b=2', '301 /x/introduction/?a=1&b=2'],
    ['an index file', '/x/introduction/index.html', '301 /x/introduction/'],
    ['an index file with a query', '/x/introduction/index.html?a', '301 /x/introduction/?a'],
    ['a page by its name with .html', '/x/introduction.html', '301 /x/introduction/'],
    ['a page whose name is not ASCII, without its slash', '/x/%E4%BB%8B%E7%BB%8D', '301 /x/%E4%BB%8B%E7%BB%8D/'],

    ['doubled slashes', '/x//introduction/', '301 /x/introduction/'],
    ['double slashes in several places', '/x///a//b/?c=//d', '301 /x/a/b/?c=//d'],
    ['double slashes at the end', '/x/introduction//', '301 /x/introduction/'],
    ['double slashes after a language', '/zh//evil.test/', '301 /zh/evil.test/'],

    ['a listed path', '/x/license', '301 https://mui.example.com/legal/eula/#top'],
    ['a listed path with a slash', '/x/license/', '301 https://mui.example.com/legal/eula/#top'],
    ['a listed path, the query before the hash', '/x/license?a=1', '301 https://mui.example.com/legal/eula/?a=1#top'],
    ['a listed path, the query joined', '/r/x-get-license?a=1', '302 https://shop.example.com/x/?utm_source=docs&a=1'],
    ['a listed path that is also a page', '/x/react-data-grid/columns/', '301 /x/react-data-grid/sorting/'],
    ['a listed path in a built language', '/zh/x/react-data-grid/columns', '301 /zh/x/react-data-grid/sorting/'],

    ['an unbuilt language', '/fr/x/introduction/', '301 /x/introduction/'],
    ['an unbuilt language with a query', '/de/x/introduction?a=1', '301 /x/introduction?a=1'],
    ['an unbuilt language with an unknown page', '/ja/x/%E3%81%82/', '301 /x/%E3%81%82/'],
    ['the prefix English does not have', '/en/x/introduction/', '301 /x/introduction/'],
    ['an unbuilt language without a page', '/fr/x', '301 /x'],
    ['an unbuilt language alone', '/fr/', '301 /'],
    ['the playground in an unbuilt language', '/en/playground/', '301 /playground/'],
    ['the playground in a built language', '/zh/playground/', '301 /zh/x/playground/'],
    ['a built language alone', '/zh/', '302 /zh/x/'],
    ['a built language with a page that is not translated', '/zh/x/react-data-grid/', '404'],
    ['something longer than a language', '/fra/x/introduction/', '404'],
    ['a language in uppercase', '/FR/x/introduction/', '404'],
  ])('%s: %s gives %s', (_what, target, expected) => {
    expect(summary('GET', target)).toBe(expected);
    expect(summary('HEAD', target)).toBe(expected);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'get', ''])(
    'rejects the method %j for any target',
    (method) => {
      expect(summary(method, '/x/introduction/')).toBe('405');
      expect(summary(method, '/x/license')).toBe('405');
      expect(summary(method, '/nope')).toBe('405');
    },
  );

  const piece = fc.constantFrom(
    '/',
    '//',
    '/x',
    '/x/',
    '/zh',
    '/fr',
    '/en/x',
    'introduction',
    'index.html',
    '.html',
    'license',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    '%',
    '%00',
    '%E4%BB%8B',
    '?',
    '#',
    '@',
    ':',
    'evil.test',
    'http:',
    '\u0000',
    '\ud800',
    '介绍',
    'columns',
    '_astro/app.js',
  );
  const target = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const known = new Set(redirects.map(({ to }) => new URL(to, 'http://docs.test').origin));

  it('maps every request to a known file, a Location of this site or of the table, or an error', () => {
    fc.assert(
      fc.property(fc.constantFrom('GET', 'HEAD', 'POST'), target, (method, text) => {
        const decision = decided(method, text);
        if (decision.kind === 'file') expect(files.has(decision.file)).toBe(true);
        if (decision.kind !== 'redirect') return;
        const { origin } = new URL(decision.location, 'http://docs.test');
        const isOwnPath = /^\/(?![/\\])/.test(decision.location) && origin === 'http://docs.test';
        expect(isOwnPath || (decision.location.startsWith('https://') && known.has(origin))).toBe(true);
        expect(decision.location).not.toMatch(/[\0-\x20\x7f]|^[^?]*\\/);
      }),
      { numRuns: RUNS },
    );
  });

  it('never redirects in a loop', () => {
    fc.assert(
      fc.property(target, (text) => {
        let at = text;
        for (let hops = 0; hops < 4; hops += 1) {
          const decision = decided('GET', at);
          if (decision.kind !== 'redirect' || !decision.location.startsWith('/')) return;
          at = decision.location;
        }
        expect(decided('GET', at).kind).not.toBe('redirect');
      }),
      { numRuns: RUNS },
    );
  });
});
