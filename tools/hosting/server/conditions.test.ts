import { describe, expect, it } from 'vitest';
import { isNotModified, isRangeCurrent } from './conditions.ts';

describe('isNotModified', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('%j against "a" is %s', (header, expected) => {
    expect(isNotModified(header, '"a"')).toBe(expected);
  });
});

describe('isRangeCurrent', () => {
  it.each([
    [undefined, true],
    ['"a"', true],
    ['W/"a"', false],
    ['"b"', false],
    ['Sun, 15 Nov 2026 06:30:26 GMT', false],
  ])('%j against "a" is %s', (header, expected) => {
    expect(isRangeCurrent(header, '"a"')).toBe(expected);
  });
});
