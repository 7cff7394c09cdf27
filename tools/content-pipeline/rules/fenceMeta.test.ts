import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFenceMeta } from './fenceMeta.ts';

function read(meta: string, lineCount = 9) {
  const messages: string[] = [];
  const found = readFenceMeta(meta, lineCount, (message) => messages.push(message));
  return { ...found, messages };
}
const none = { mark: [], ins: [], del: [] };

describe('readFenceMeta', () => {
  it.each([
    ['', { marks: none }],
    ['title="src/My App.tsx"', { title: 'src/My App.tsx', marks: none }],
    ['mark={2,5-7}', { marks: { ...none, mark: [2, 5, 6, 7] } }],
    ['mark={ 7 , 5-6, 6 }', { marks: { ...none, mark: [5, 6, 7] } }],
    ['  del={1}   title="{a}"  ins={9} ', { title: '{a}', marks: { mark: [], ins: [9], del: [1] } }],
    ['mark={3} ins={3}', { marks: { mark: [3], ins: [3], del: [] } }],
  ])('reads %j', (meta, expected) => {
    expect(read(meta)).toEqual({ ...expected, messages: [] });
  });

  it('returns lines sorted and without duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (lines) => {
        const { marks, messages } = read(`mark={${lines.join(',')}}`, 500);
        expect(messages).toEqual([]);
        expect(marks.mark).toEqual([...new Set(lines)].sort((a, b) => a - b));
      }),
    );
  });

  it('never marks a line outside the fence', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (list, lineCount) => {
        const { marks } = read(`mark={${list}}`, lineCount);
        expect(marks.mark.every((line) => Number.isInteger(line) && line >= 1 && line <= lineCount)).toBe(true);
      }),
    );
  });
});
