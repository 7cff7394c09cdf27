import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { stripTypes } from './stripTypes.ts';
import { toJavaScript } from './toJavaScript.ts';

/** Compiles code to a canonical form. */
function compiled(code: string): Promise<string> {
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
  };
  return format(ts.transpileModule(code, { compilerOptions, fileName: 'A.tsx' }).outputText, 'a.js');
}

const js = async (code: string, name = 'A.tsx') => (await toJavaScript({ name, code })).code;

describe('the JavaScript version of a file', () => {
  it.each([
    ['const a: number = 1;', 'const a = 1;'],
    ['let a!: string;', 'let a;'],
    ['function f(a: string, b?: number): void {}', 'function f(a, b) {}'],
    ['function f(this: Window, a: string) {}', 'function f(a) {}'],
    ['const f = <T,>(a: T): T => a;', 'const f = (a) => a;'],
    ['const [a, set] = React.useState<string | null>(null);', 'const [a, set] = React.useState(null);'],
    ['const a = b as unknown as string;', 'const a = b;'],
    ['const a = (b as C).d;', 'const a = b.d;'],
    ['const a = { b: 1 } satisfies C;', 'const a = { b: 1 };'],
    ['a!.b!();', 'a.b();'],
    ['import type { A } from "a";\nimport { b } from "b";', "import { b } from 'b';"],
    ['import { type A, b, type C } from "a";', "import { b } from 'a';"],
    ['import { type A } from "a";\nb();', 'b();'],
    ['import A, { type B } from "a";', "import A from 'a';"],
    ['export type { A } from "a";\nb();', 'b();'],
    ['interface A { a: string }\nb();', 'b();'],
    ['type A = string; // why\nb();', 'b();'],
    ['// only for types\ndeclare module "a" { interface B {} }\n\nb();', 'b();'],
    ['declare const a: string;\nb();', 'b();'],
    ['function f(a: string): void;\nfunction f(a: unknown) {}', 'function f(a) {}'],
    [
      'class A<T> extends B<T> implements C { private readonly a: T = 1; declare b: string; }',
      'class A extends B {\n  a = 1;\n}',
    ],
    ['const a = <B<string> c={1} />;', 'const a = <B c={1} />;'],
    ['const f = async function* <T>(a: T) {};', 'const f = async function* (a) {};'],
    ['for (const a of b as string[]) {}', 'for (const a of b) {\n}'],
  ])('of %j is %j', async (code, expected) => {
    expect((await js(code)).trim()).toBe(expected);
  });

  it('keeps comments, empty lines and names', async () => {
    const code =
      '// first\nconst a: A = 1;\n\n/** doc */\nfunction b(c: string) {\n  // inside\n  return c; // after\n}\n';
    expect(await js(code)).toBe(
      '// first\nconst a = 1;\n\n/** doc */\nfunction b(c) {\n  // inside\n  return c; // after\n}\n',
    );
  });

  it('has a JavaScript extension, and files without types are unchanged', async () => {
    expect((await toJavaScript({ name: 'orders.ts', code: '' })).name).toBe('orders.js');
    expect((await toJavaScript({ name: 'A.tsx', code: '' })).name).toBe('A.jsx');
    expect(await toJavaScript({ name: 'a.module.css', code: '.a  {}' })).toEqual({
      name: 'a.module.css',
      code: '.a  {}',
    });
  });

  it('rejects syntax without a JavaScript equivalent', () => {
    expect(() => stripTypes('enum A { B }', 'A.tsx')).toThrow('has an enum');
  });

  it('behaves like the original', async () => {
    const code = `import * as React from 'react';
import type { A } from 'a';
interface Props<T extends object = {}> { items?: readonly T[]; render: (item: T) => React.ReactNode }
export default function List<T extends object>({ items = [] as T[], render }: Props<T>): React.JSX.Element {
  const seen = React.useRef<Map<string, T>>(new Map());
  return <ul>{items.map((item, index): React.ReactNode => <li key={index}>{render(item)!}</li>)}{(seen.current as unknown as A)?.size}</ul>;
}
`;
    expect(await compiled(await js(code))).toBe(await compiled(code));
  });
});
