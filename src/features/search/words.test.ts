import { describe, expect, it } from 'vitest';
import { shortened } from './words.ts';

describe('texts of the search', () => {
  it.each([
    ['sort rows', 'sort rows'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    [`${'word '.repeat(20)}`, `${'word '.repeat(12).trimEnd()}…`],
    ['\u{1F600}'.repeat(80), `${'\u{1F600}'.repeat(59)}…`],
  ])('repeats %j as %j', (query, shown) => expect(shortened(query)).toBe(shown));
});
