import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Redirect } from '#model/redirects';
import { liveRedirects, redirectTable } from './redirectTable.ts';

const moved = (from: string, to: string): Redirect => ({ from: from as '/', to: to as '/', status: 301 });

describe('liveRedirects', () => {
  it('omits redirects to missing pages and files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(folder, 'x/new'), { recursive: true });
    writeFileSync(join(folder, 'x/new/index.html'), '');
    writeFileSync(join(folder, 'x/logo.svg'), '');
    const live = ['/x/new/', '/x/new/#top', '/x/logo.svg', 'https://a.test/'].map((to, index) =>
      moved(`/x/live${index}`, to),
    );
    expect(liveRedirects([...live, moved('/x/a', '/x/later/'), moved('/x/b', '/x/later.svg')], folder)).toEqual(live);
    rmSync(folder, { recursive: true });
  });
});

describe('redirectTable', () => {
  it('contains paths without a trailing slash, and the root', () => {
    expect([...redirectTable([moved('/x/old', '/x/new/')], ['en'])]).toEqual([
      ['/', { to: '/x/', status: 302 }],
      ['/x/old', { to: '/x/new/', status: 301 }],
    ]);
  });

  it('keeps the prefix of a built language', () => {
    const table = redirectTable(
      [moved('/x/old', '/x/new/'), moved('/x/far', 'https://a.test/'), moved('/r/a', '/x/new/')],
      ['en', 'zh'],
    );
    expect(table.get('/zh/x/old')?.to).toBe('/zh/x/new/');
    expect(table.get('/zh/x/far')?.to).toBe('https://a.test/');
    expect(table.get('/zh')?.to).toBe('/zh/x/');
    expect(table.has('/zh/r/a')).toBe(false);
  });

  it.each([
    ['//evil.test', '/x/'],
    ['/x/old/', '/x/new/'],
    ['/x/../old', '/x/new/'],
    ['/x/old?a', '/x/new/'],
    ['x/old', '/x/new/'],
    ['/', '/x/new/'],
  ])('rejects the source %s', (from, to) => {
    expect(() => redirectTable([moved(from, to)], ['en'])).toThrow(/redirect source/);
  });

  it.each([
    '//evil.test/',
    '/\\evil.test',
    'http://a.test/',
    'javascript:alert(1)',
    'https://user@a.test/',
    '',
    '/x/a b',
    '/x/$uri',
    '/x/"',
  ])('rejects the target %j', (to) => {
    expect(() => redirectTable([moved('/x/old', to)], ['en'])).toThrow(/must be a path of this site/);
  });

  it('rejects a duplicate source', () => {
    expect(() => redirectTable([moved('/x/a', '/x/b/'), moved('/x/a', '/x/c/')], ['en'])).toThrow(/listed twice/);
  });

  it('rejects redirect loops', () => {
    expect(() => redirectTable([moved('/x/a', '/x/a/')], ['en'])).toThrow(/redirect loop/);
    expect(() => redirectTable([moved('/x/a', '/x/b/'), moved('/x/b', '/x/a/?c#d')], ['en'])).toThrow(/redirect loop/);
  });
});
