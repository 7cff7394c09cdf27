import { describe, expect, it } from 'vitest';
import { policy, redirects } from '../testing/fixtureSite.ts';
import { nginxSite, nginxStandalone } from './configuration.ts';
import { literal } from './syntax.ts';

const options = { policy, redirects, root: '/srv/docs', listen: '8080', hasBrotli: true };

describe('nginxSite', () => {
  const text = nginxSite(options);

  it('adds headers at one level only, because a location with its own would drop all others', () => {
    const depths = text
      .split('\n')
      .filter((line) => line.includes('add_header'))
      .map((line) => line.search(/\S/));
    expect(depths.length).toBeGreaterThan(9);
    expect(new Set(depths)).toEqual(new Set([2]));
  });

  it('adds them to error responses too, each name once', () => {
    const lines = text.split('\n').filter((line) => line.includes('add_header'));
    expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
    const names = lines.map((line) => line.trim().split(' ')[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tries later rules first, because the first match of a map wins', () => {
    const map = /map \$hosting_rule_path \$hosting_cache_control \{([^}]*)\}/.exec(text)?.[1] ?? '';
    expect(map.indexOf(String.raw`/x/sw\\.js$`)).toBeGreaterThan(-1);
    expect(map.indexOf(String.raw`/x/sw\\.js$`)).toBeLessThan(map.indexOf('"~^/x/"'));
  });

  it('keeps the query of a redirect', () => {
    expect(text).toContain('"/x/license" "https://mui.example.com/legal/eula/$is_args$args#top";');
    expect(text).toContain('"/r/x-get-license/" "https://shop.example.com/x/?utm_source=docs$hosting_more_args";');
  });

  it('uses brotli only if available, and rejects symbolic links otherwise', () => {
    expect(text).toContain('brotli_static on;');
    const plain = nginxSite({ ...options, hasBrotli: false });
    expect(plain).not.toContain('brotli');
    expect(plain).toContain('disable_symlinks on');
  });

  it('sets the server name only if it is given', () => {
    expect(text).not.toContain('server_name');
    expect(nginxSite({ ...options, serverName: 'docs.test' })).toContain('server_name docs.test;');
  });
});

describe('nginxStandalone', () => {
  it('loads the given module first', () => {
    expect(nginxStandalone({ ...options, brotliModule: '/modules/brotli.so' })).toMatch(
      /^load_module "\/modules\/brotli\.so";/,
    );
    expect(nginxStandalone(options)).not.toContain('load_module');
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
