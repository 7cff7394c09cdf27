import { describe, expect, it } from 'vitest';
import type { TypeText } from '#model/api';
import { textOf } from '../tree.ts';
import { codeOfType, oneLine } from './inlines.ts';

const links = { typeAddress: (key: string) => `/types/#${key}`, addressOf: () => undefined };
const id = { key: 'GridRowId', text: 'GridRowId' };

describe('a type in a cell', () => {
  it.each<[TypeText, string]>([
    [['number'], 'number'],
    [[id], 'GridRowId'],
    [['Map<\n  ', id, ',\n  string\n>'], 'Map<GridRowId, string>'],
    [['(\n  a: string,\n  b?: ', id, "['x']\n) => void"], "(a: string, b?: GridRowId['x']) => void"],
    [['{\n  rows: ', id, '[];\n} | null'], '{ rows: GridRowId[]; } | null'],
    [[{ href: 'https://react.dev/', text: 'React.ReactNode' }, '\n  | null'], 'React.ReactNode | null'],
  ])('%j reads %s', (type, expected) => {
    expect(textOf(codeOfType(type, links))).toBe(expected);
  });

  it('is linked as a whole if it is a single documented name', () => {
    expect(codeOfType([id], links)).toEqual({
      type: 'link',
      url: '/types/#GridRowId',
      children: [{ type: 'inlineCode', value: 'GridRowId' }],
    });
  });
});

it.each([
  ['a\n  b', 'a b'],
  ['f(\n  a\n)', 'f(a)'],
  ['[\n  a\n]', '[a]'],
])('%j is joined into one line: %s', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
