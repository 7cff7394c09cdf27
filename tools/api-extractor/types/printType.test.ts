import ts from 'typescript';
import { expect, it } from 'vitest';
import { plainType } from '#model/api-content';
import { layOut } from './doc.ts';
import { printType } from './printType.ts';

const context = { checker: ts.createProgram([], {}).getTypeChecker(), nameOf: (_: unknown, text: string) => text };

/** A type as it stands in the column of a table. */
function print(text: string): string {
  const source = ts.createSourceFile('type.ts', `type Printed = ${text};`, ts.ScriptTarget.Latest, true);
  const [declaration] = source.statements;
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) throw new Error(`${text} is not a type.`);
  return plainType(layOut(printType(declaration.type, context)));
}

it.each([
  ['a short union', "'asc' | 'desc'", "'asc' | 'desc'"],
  [
    'a long one, a member per line',
    "'compact' | 'standard' | 'comfortable'",
    "'compact'\n  | 'standard'\n  | 'comfortable'",
  ],
  [
    'one in parentheses, together',
    "readonly ('asc' | 'desc' | null | void)[]",
    "readonly (\n  'asc' | 'desc' | null | void\n)[]",
  ],
  [
    'a returned one, on a line of its own',
    "(group: string) => 'inline' | 'footer' | null",
    "(group: string) =>\n  'inline' | 'footer' | null",
  ],
  [
    'a short argument, on one line',
    "{ renderers: Set<'year' | 'month' | 'day'> }",
    "{\n  renderers: Set<'year' | 'month' | 'day'>;\n}",
  ],
])('breaks %s', (_, text, printed) => {
  expect(print(text)).toBe(printed);
});
