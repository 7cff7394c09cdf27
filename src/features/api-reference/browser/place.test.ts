import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlace } from './place.ts';

const page = '/x/api/data-grid/data-grid/';
const place = { page, row: 'data-grid-prop-rows', top: 120.5 };

describe('parsePlace', () => {
  it('reads the saved position of the page', () => {
    expect(parsePlace(JSON.stringify(place), page)).toEqual(place);
  });

  const invalid = [
    ['nothing', null],
    ['an empty string', ''],
    ['truncated JSON', '{"page":"'],
    ['another page', JSON.stringify({ ...place, page: '/x/api/data-grid/data-grid-pro/' })],
    ['no row', JSON.stringify({ page, top: 1 })],
    ['an offset that is not a number', JSON.stringify({ ...place, top: '1' })],
    ['an infinite offset', `{"page":"${page}","row":"a","top":1e999}`],
    ['an array', '[]'],
    ['JSON null', 'null'],
  ] as const;
  for (const [what, stored] of invalid) {
    it(`ignores ${what}`, () => expect(parsePlace(stored, page)).toBeUndefined());
  }

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        parsePlace(stored, page);
      }),
    );
  });
});
