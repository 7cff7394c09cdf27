import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlace } from './place.ts';

const page = '/x/api/data-grid/data-grid/';
const place = { page, row: 'data-grid-prop-rows', top: 120.5 };

describe('parsePlace', () => {
  it('reads what was kept for the page', () => {
    expect(parsePlace(JSON.stringify(place), page)).toEqual(place);
  });

  const nothing = [
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{"page":"'],
    ['another page', JSON.stringify({ ...place, page: '/x/api/data-grid/data-grid-pro/' })],
    ['no row', JSON.stringify({ page, top: 1 })],
    ['a distance that is no number', JSON.stringify({ ...place, top: '1' })],
    ['a distance without end', `{"page":"${page}","row":"a","top":1e999}`],
    ['a list', '[]'],
    ['nothing in JSON', 'null'],
  ] as const;
  for (const [what, stored] of nothing) {
    it(`takes ${what} for no place`, () => expect(parsePlace(stored, page)).toBeUndefined());
  }

  it('takes any text at all', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      parsePlace(stored, page);
    }));
  });
});
