import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostileTarget } from './hostilePaths.ts';
import { hostileTargets } from './testing/hostileTargets.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 2_000);

describe('isHostileTarget', () => {
  it.each(hostileTargets)('rejects %s', (_what, target) => {
    expect(isHostileTarget(target)).toBe(true);
  });

  const unprintable = ['/x/a b', '/x/\0', '/x/?a\r\nb', '/x/?\t', '/x/é', '/x/?\ud800'];
  it.each(unprintable)('rejects what is not printable ASCII: %j', (target) => {
    expect(isHostileTarget(target)).toBe(true);
  });

  it.each(['', 'x/introduction/'])('rejects what is not a path: %j', (target) => {
    expect(isHostileTarget(target)).toBe(true);
  });

  it.each([
    '/',
    '/x/introduction/',
    '/x/introduction/?a=//b&c=%00&d=..%2f#',
    '/x/a.b-c_d~e/',
    '/x/%E4%BB%8B%E7%BB%8D/',
    '/x/...',
    '/x/..a/',
    '/.well-known/security.txt',
    `/${'a'.repeat(2047)}`,
    `/x/?${'k=1&'.repeat(10_000)}`,
  ])('accepts %s', (target) => {
    expect(isHostileTarget(target)).toBe(false);
  });

  // With backtracking, ten megabytes would take longer than the test may.
  it.each([
    ['/%2', true],
    ['//.', true],
    ['/?a', false],
  ])('checks ten megabytes of %s without backtracking', (target, isHostile) => {
    expect(isHostileTarget(target.slice(0, 2).padEnd(10_000_000, target.slice(1)))).toBe(isHostile);
  });

  it('accepts nothing that a browser could resolve to another origin', () => {
    const base = 'http://docs.test';
    const unit = fc.constantFrom(...'/\\.%2fFe5cC@:?#a\t ', 'abc', '/x/', '%41');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (rest) => {
        const target = `/${rest}`;
        if (isHostileTarget(target)) return;
        const url = new URL(target, base);
        expect(url.origin).toBe(base);
        expect(url.pathname).toBe(target.split('?')[0]);
      }),
      { numRuns: RUNS },
    );
  });
});
