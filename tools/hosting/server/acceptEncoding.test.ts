import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedEncodings } from './acceptEncoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br gzip identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['br', 'br identity'],
  ['gzip', 'gzip identity'],
  ['x-gzip', 'gzip identity'],
  ['GZIP;Q=0.5 , Br;q=0.8', 'br gzip identity'],
  ['gzip;q=1.0, br;q=0.1', 'gzip br identity'],
  ['br;q=0', 'identity'],
  ['br;q=0.000, gzip', 'gzip identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  ['*, br;q=0', 'gzip identity'],
  ['gzip, *;q=0', 'gzip identity'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity br'],
  ['identity;q=0, br', 'br identity'],
  ['identity;q=0', 'identity'],
  ['br;q=2', 'identity'],
  ['br;q=abc', 'identity'],
  ['br;q=', 'identity'],
  ['deflate, compress', 'identity'],
])('%j accepts %s', (header, expected) => {
  expect(acceptedEncodings(header).join(' ')).toBe(expected);
});

it('always includes identity', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('br', 'gzip', 'identity', '*', ';q=', '0', '1', '.', ',', ' ', 'x') }),
      (header) => {
        const accepted = acceptedEncodings(header);
        expect(accepted).toContain('identity');
        expect(new Set(accepted).size).toBe(accepted.length);
      },
    ),
  );
});
