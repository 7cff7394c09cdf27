import { describe, expect, it } from 'vitest';
import type { ApiInline } from '#model/api';
import { codeBlock, descriptionBlocks, labelBlock, typeBlock, usesBlocks } from './blocks.ts';
import { rowHeights, type RowText } from './rowHeights.ts';

const paragraph = (...text: ApiInline[]) => ({ kind: 'paragraph', text }) as const;
const words = (count: number): ApiInline => ({ kind: 'text', text: Array(count).fill('words').join(' ') });
const described = (count: number) => ({ description: [paragraph(words(count))] });

const boolean: RowText = {
  name: { name: 'autoHeight', badges: [] },
  label: labelBlock('Type'),
  type: [typeBlock(['boolean'])],
  description: descriptionBlocks(described(4)),
  columns: 'halves',
};
const signature = {
  type: ['() => void'],
  parameters: [{ name: 'params', isOptional: false, description: [paragraph(words(2))] }],
};

/** A line is 22 px high; cells below each other are 6 px apart. */
const ROWS: readonly (readonly [what: string, row: RowText, table: number, stack: number])[] = [
  ['one line in each cell', boolean, 22, 22 + 28 + 28],
  ['no description', { ...boolean, description: [] }, 22, 22 + 28],
  ['a default', { ...boolean, default: [codeBlock('false')], columns: 'thirds' }, 22, 22 + 28 + 28 + 28],
  [
    'a default longer than its column',
    { ...boolean, default: [codeBlock('DATA_GRID_DEFAULT_ROWS')], columns: 'thirds' },
    44,
    22 + 28 + 28 + 28,
  ],
  [
    'a type of three lines',
    { ...boolean, type: [typeBlock(['{\n  a: ', { key: 'A', text: 'A' }, '\n}'])] },
    66,
    22 + 72 + 28,
  ],
  [
    'a long type, which is below its label',
    { ...boolean, type: [typeBlock(['(params: GridRowParams) => GridRowHeight'])], columns: 'wide type' },
    22,
    22 + 50 + 28,
  ],
  ['a long name', { ...boolean, name: { name: 'ignoreValueFormatterDuringExport', badges: [] } }, 44, 22 + 28 + 28],
  ['a badge after its name', { ...boolean, name: { name: 'autoHeight', badges: ['Pro'] } }, 22, 22 + 28 + 28],
  [
    'a badge below a name of two lines',
    { ...boolean, name: { name: 'ignoreValueFormatterDuringExport', badges: ['Pro'] } },
    64,
    22 + 28 + 28,
  ],
  ['a label longer than its column', { ...boolean, label: labelBlock('Default component') }, 22, 22 + 50 + 28],
  ['a description of two lines', { ...boolean, description: descriptionBlocks(described(11)) }, 44, 22 + 28 + 50],
  [
    'two paragraphs',
    { ...boolean, description: descriptionBlocks({ description: [paragraph(words(2)), paragraph(words(2))] }) },
    52,
    22 + 28 + 58,
  ],
  [
    'a list',
    {
      ...boolean,
      description: descriptionBlocks({ description: [{ kind: 'list', items: [[words(1)], [words(1)]] }] }),
    },
    48,
    22 + 28 + 54,
  ],
  [
    'an example',
    { ...boolean, description: descriptionBlocks({ description: [{ kind: 'code', text: 'a\nb' }] }) },
    60,
    22 + 28 + 66,
  ],
  [
    'a deprecation',
    { ...boolean, description: descriptionBlocks({ ...described(2), deprecated: [paragraph(words(2))] }) },
    64,
    22 + 28 + 70,
  ],
  ['a signature', { ...boolean, description: descriptionBlocks({ ...described(2), signature }) }, 78, 22 + 28 + 84],
  [
    'one link',
    { ...boolean, description: [...descriptionBlocks(described(2)), ...usesBlocks(['Sorting'])] },
    50,
    22 + 28 + 56,
  ],
  [
    'many links, collapsed',
    { ...boolean, description: [...descriptionBlocks(described(2)), ...usesBlocks(Array(40).fill('A long title'))] },
    50,
    22 + 28 + 56,
  ],
];

describe('the estimated height of a row', () => {
  for (const [what, row, table, stack] of ROWS) {
    it(`with ${what}`, () => {
      expect(rowHeights(row)).toEqual({ table, stack });
    });
  }
});
