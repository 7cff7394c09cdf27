import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** Pieces with a class, as `class:text`. */
const classified = (code: string) =>
  highlight(code).flatMap(([text, className]) =>
    className && className !== 'punctuation' ? [`${className}:${text}`] : [],
  );

it.each([
  [
    "import type { A } from 'a'; // why",
    ['keyword:import', 'keyword:type', 'keyword:from', "string:'a'", 'comment:// why'],
  ],
  ['<Grid label="Orders" rows={rows} />', ['tag:Grid', 'attr-name:label', 'string:"Orders"', 'attr-name:rows']],
  ['  return <Grid loading />;', ['keyword:return', 'tag:Grid', 'attr-name:loading']],
  ['      <Grid\n        loading\n      />', ['tag:Grid', 'attr-name:loading']],
  ["{ type: 'number', width: 12.5, editable: true }", ["string:'number'", 'number:12.5', 'boolean:true']],
  ['new Map<string, Row[]>()', ['keyword:new', 'keyword:string']],
  ['format(`a ${b}`)', ['function:format', 'string:`a ${b}`']],
  ["'it\\'s'", ["string:'it\\'s'"]],
])('highlights %s', (code, expected) => {
  expect(classified(code)).toEqual(expected);
  expect(
    highlight(code)
      .map(([text]) => text)
      .join(''),
  ).toBe(code);
});
