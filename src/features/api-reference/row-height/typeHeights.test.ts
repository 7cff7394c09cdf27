import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiType } from '#model/api';
import { typeHeights } from './typeHeights.ts';

const type: ApiType = { key: 'Row', name: 'Row', head: ['interface Row'], description: [], members: [] };
const id: ApiMember = { name: 'id', isRequired: true, type: ['string'], description: [] };
const described: ApiMember = {
  ...id,
  description: [{ kind: 'paragraph', text: [{ kind: 'text', text: 'The key.' }] }],
};

/** The name takes 30 px, the head 30 px, the margin of the list 8 px, and a member 13 px besides its lines. */
describe('the estimated height of a type', () => {
  const table = [
    ['no members', type, 60, 60],
    ['a description', { ...type, description: described.description }, 82, 82],
    ['a member', { ...type, members: [id] }, 68 + 35, 68 + 59],
    ['a described member', { ...type, members: [described] }, 68 + 57, 68 + 81],
  ] as const;
  for (const [what, given, wide, narrow] of table) {
    it(`with ${what}`, () => expect(typeHeights(given)).toEqual({ table: wide, stack: narrow }));
  }
});
