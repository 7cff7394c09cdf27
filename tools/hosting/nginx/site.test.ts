import { describe, expect, it } from 'vitest';
import { policy, redirects } from '../testing/fixtureSite.ts';
import { nginxSite } from './site.ts';
import { literal } from './syntax.ts';

describe('nginxSite', () => {
  const text = nginxSite({ policy, redirects, root: '/srv/docs' });
  const added = text.split('\n').filter((line) => line.includes('add_header'));

  it('adds headers at one level only, because a location with its own would drop all others', () => {
    expect(added.length).toBeGreaterThan(9);
    expect(added.filter((line) => !line.startsWith('  add_header '))).toEqual([]);
  });

  it('adds them to error responses too, each name once', () => {
    expect(added.filter((line) => !line.endsWith(' always;'))).toEqual([]);
    const names = added.map((line) => line.trim().split(' ')[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tries later rules first, because the first match of a map wins', () => {
    const map = /\$hosting_cache_control \{([^}]*)\}/.exec(text)?.[1] ?? '';
    expect(map.indexOf('/x/sw[.]js$')).toBeGreaterThan(-1);
    expect(map.indexOf('/x/sw[.]js$')).toBeLessThan(map.indexOf('/x/|'));
  });

  it('mentions modules that a stock nginx lacks only in comments', () => {
    expect(text).toContain('brotli_static');
    expect(text.replace(/^\s*#.*$/gm, '')).not.toContain('brotli');
  });
});

describe('literal', () => {
  it('escapes special characters of nginx', () => {
    expect(literal(String.raw`a "b" \c`)).toBe(String.raw`"a \"b\" \\c"`);
  });

  it.each(['a $uri', 'a\nb'])('rejects %j', (text) => {
    expect(() => literal(text)).toThrow(/as more than text/);
  });
});
