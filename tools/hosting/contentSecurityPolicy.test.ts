import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { HostingPolicy } from './policy.ts';

const bare: HostingPolicy = {
  isHttps: false,
  scriptHosts: [],
  connectHosts: [],
  styleHosts: [],
  fontHosts: [],
  builtLanguages: ['en'],
  inlineScriptHashes: [],
  previousInlineScriptHashes: [],
};
const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const OTHER_HASH = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';

function directives(policy: HostingPolicy): Map<string, string> {
  return new Map(
    contentSecurityPolicy(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );
}

describe('contentSecurityPolicy', () => {
  it('lists no external host except the sandbox form target unless one is configured', () => {
    expect(contentSecurityPolicy(bare).match(/https:\/\/\S+/g)).toEqual(['https://stackblitz.com;']);
  });

  it('is closed by default and enforces Trusted Types', () => {
    const all = directives(bare);
    expect(all.get('default-src')).toBe(`'none'`);
    expect(all.get('script-src')).toBe(`'self'`);
    expect(all.get('object-src')).toBe(`'none'`);
    expect(all.get('base-uri')).toBe(`'none'`);
    expect(all.get('frame-ancestors')).toBe(`'self'`);
    expect(all.get('form-action')).toBe('https://stackblitz.com');
    expect(all.get('require-trusted-types-for')).toBe(`'script'`);
    expect(all.get('trusted-types')).toBe('docs-html default');
  });

  it('never allows unsafe-inline or unsafe-eval for scripts', () => {
    const scripts = directives({ ...bare, scriptHosts: ['https://a.test'], inlineScriptHashes: [HASH] }).get(
      'script-src',
    );
    expect(scripts).not.toMatch(/unsafe|\*/);
  });

  it.each([
    ['scriptHosts', 'script-src'],
    ['connectHosts', 'connect-src'],
    ['styleHosts', 'style-src-elem'],
    ['fontHosts', 'font-src'],
    ['imageHosts', 'img-src'],
  ] as const)('adds %s only to %s', (field, directive) => {
    const before = directives(bare);
    const after = directives({ ...bare, [field]: ['https://a.test', 'https://a.test'] });
    expect(after.get(directive)).toBe(`${before.get(directive)} https://a.test`);
    after.delete(directive);
    before.delete(directive);
    expect(after).toEqual(before);
  });

  it('lists the hashes of this build and the previous one, without duplicates', () => {
    const policy = { ...bare, inlineScriptHashes: [HASH], previousInlineScriptHashes: [HASH, OTHER_HASH] };
    expect(directives(policy).get('script-src')).toBe(`'self' '${HASH}' '${OTHER_HASH}'`);
  });

  it('upgrades requests only on an https site, because http://localhost must work', () => {
    expect(directives(bare).has('upgrade-insecure-requests')).toBe(false);
    expect(directives({ ...bare, isHttps: true }).has('upgrade-insecure-requests')).toBe(true);
  });

  it.each(['*', 'https:', `https://a.test; script-src *`, `'unsafe-inline'`, 'https://a.test https://b.test', ''])(
    'rejects the host %j',
    (host) => {
      expect(() => contentSecurityPolicy({ ...bare, scriptHosts: [host] })).toThrow(/Content-Security-Policy/);
    },
  );

  it.each(['', 'sha256-short=', `${HASH}'`, 'unsafe-inline'])('rejects the hash %j', (hash) => {
    expect(() => contentSecurityPolicy({ ...bare, inlineScriptHashes: [hash] })).toThrow(/hash of an inline script/);
  });
});
