import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

const part = (first: number, last: number) => ({ kind: 'part', first, last });

it.each([
  ['bytes=0-9', 100, part(0, 9)],
  ['bytes=90-', 100, part(90, 99)],
  ['bytes=-10', 100, part(90, 99)],
  ['bytes=-200', 100, part(0, 99)],
  ['bytes=50-500', 100, part(50, 99)],
  ['bytes=99-99', 100, part(99, 99)],
  ['Bytes= 1-2 ', 100, part(1, 2)],
  ['bytes=100-', 100, { kind: 'unsatisfiable' }],
  ['bytes=100-200', 100, { kind: 'unsatisfiable' }],
  ['bytes=-0', 100, { kind: 'unsatisfiable' }],
  ['bytes=0-', 0, { kind: 'unsatisfiable' }],
  ['bytes=0-1,5-6', 100, { kind: 'whole' }],
  ['bytes=9-1', 100, { kind: 'whole' }],
  ['bytes=-', 100, { kind: 'whole' }],
  ['bytes=a-b', 100, { kind: 'whole' }],
  ['lines=0-1', 100, { kind: 'whole' }],
  ['', 100, { kind: 'whole' }],
])('%j of %i bytes', (header, size, expected) => {
  expect(byteRange(header, size)).toEqual(expected);
});

it('never exceeds the file', () => {
  const numbers = fc.option(fc.oneof(fc.nat(200), fc.constant('99999999999999999999999')), { nil: '' });
  fc.assert(
    fc.property(numbers, numbers, fc.nat(150), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size);
      if (range.kind !== 'part') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});
