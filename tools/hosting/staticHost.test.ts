import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './contentTypes.ts';
import { headersFor, matchesPattern, type PathPattern, withHeader } from './headerRules.ts';
import { siteRules } from './siteRules.ts';
import { headersFile, redirectsFile } from './staticHost.ts';
import { policy, redirects } from './testing/fixtureSite.ts';

type Reading = 'joins values and detaches' | 'lets the last value win';

/** Interprets a `_headers` file like one of the two kinds of hosts. */
function headersOnHost(path: string, reading: Reading): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile(policy).split('\n')) {
    // Hosts also support a splat in the middle of a pattern.
    if (line.startsWith('/*.')) applies = path.endsWith(line.slice(2));
    else if (line.startsWith('/')) applies = matchesPattern(line as PathPattern, path);
    if (!line.startsWith('  ') || !applies) continue;
    const [, detached] = /^ {2}! (.+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([^!:]+): (.+)$/.exec(line) ?? [];
    if (detached !== undefined && reading === 'joins values and detaches') delete headers[detached];
    if (name === '') continue;
    const joins = reading === 'joins values and detaches' && name in headers;
    headers[name] = joins ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

describe('headersFile', () => {
  const paths = [
    '/',
    '/x/introduction/',
    '/zh/x/introduction/',
    '/x/sw.js',
    '/_astro/a.js',
    '/static/a.png',
    '/static/social/introduction.png',
    '/r/pro.svg',
    '/x/playground-frame/',
    '/robots.txt',
  ];
  const readings: Reading[] = ['joins values and detaches', 'lets the last value win'];

  it.each(paths.flatMap((path) => readings.map((reading) => [path, reading] as const)))(
    'sets the headers of the rules for %s on a host that %s',
    (path, reading) => {
      expect(headersOnHost(path, reading)).toEqual(Object.fromEntries(headersFor(siteRules(policy), path)));
    },
  );

  it('sets the type of the speculation rules', () => {
    const path = '/speculation-rules.json';
    const expected = withHeader(headersFor(siteRules(policy), path), 'Content-Type', contentTypeOf(path));
    expect(headersOnHost(path, 'lets the last value win')).toEqual(Object.fromEntries(expected));
  });

  it('sets the same type for Markdown as the server', () => {
    const path = '/x/introduction.md';
    expect(headersOnHost(path, 'lets the last value win')['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(contentTypeOf(path)).toBe('text/markdown; charset=utf-8');
  });
});

describe('redirectsFile', () => {
  const lines = redirectsFile(redirects, policy.builtLanguages).split('\n');

  it('lists the table with and without trailing slashes', () => {
    expect(lines).toContain('/ /x/ 302');
    expect(lines).toContain('/x/react-data-grid/columns /x/react-data-grid/sorting/ 301');
    expect(lines).toContain('/x/react-data-grid/columns/ /x/react-data-grid/sorting/ 301');
    expect(lines).toContain('/r/x-get-license https://shop.example.com/x/?utm_source=docs 302');
  });

  it('lists rules with placeholders last, built languages before the others', () => {
    expect(lines.filter((line) => line.includes('*'))).toEqual([
      '/zh/x/* /zh/x/:splat 200',
      '/:language/x/* /x/:splat 301',
    ]);
    expect(lines.slice(-3)).toEqual(['/zh/x/* /zh/x/:splat 200', '/:language/x/* /x/:splat 301', '']);
  });

  it('treats every language as unbuilt if only English is built', () => {
    const english = redirectsFile([], ['en'])
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(english).toEqual(['/ /x/ 302', '/:language/x/* /x/:splat 301']);
  });
});
