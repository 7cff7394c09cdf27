import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import type { PlaygroundFile } from '#model/playground';
import { compileFile } from './compile.ts';
import { createUserModules, MissingImport, packagesIn, resolveFile } from './userModules.ts';

const file = (name: string, text: string): PlaygroundFile => ({ name, text });

function run(files: readonly PlaygroundFile[], packages: Record<string, unknown> = {}) {
  const styles: string[] = [];
  const modules = createUserModules({
    files,
    compile: compileFile,
    evaluate: (code) => new Function('require', 'exports', 'module', code) as never,
    packageOf: (specifier) => packages[specifier],
    addStyles: (css) => styles.push(css),
  });
  const [main] = files;
  if (!main) throw new Error('no file');
  return { exports: modules.load(main) as Record<string, unknown>, styles };
}

describe('user modules', () => {
  it('import each other, ignoring types', () => {
    const { exports } = run([
      file(
        'App.tsx',
        "import { total, type Order } from './orders';\nimport data from './data.json';\nexport default (data as Order[]).length + total;",
      ),
      file('orders.ts', 'export interface Order { id: number }\nexport const total: number = 40;'),
      file('data.json', '[{ "id": 1 }, { "id": 2 }]'),
    ]);
    expect(exports['default']).toBe(42);
  });

  it('import each other on demand', async () => {
    const { exports } = run([
      file('App.ts', "export default async () => (await import('./b')).default;"),
      file('b.ts', 'export default 4;'),
    ]);
    expect(await (exports['default'] as () => Promise<number>)()).toBe(4);
  });

  it('support circular imports', () => {
    const { exports } = run([
      file('App.ts', "import { b } from './b';\nexport const a = 1;\nexport default () => b();"),
      file('b.ts', "import { a } from './App';\nexport const b = () => a + 1;"),
    ]);
    expect((exports['default'] as () => number)()).toBe(2);
  });

  it('import styles as a map of class names', () => {
    const { exports, styles } = run([
      file('App.ts', "import styles from './App.module.css';\nexport default styles.layout;"),
      file('App.module.css', '/* .old */ .layout { margin: 0.5px } .layout .row-2:hover {}'),
    ]);
    expect(exports['default']).toBe('layout');
    expect(styles).toHaveLength(1);
  });

  it('import packages from the runtime', () => {
    expect(
      run([file('App.ts', "import { x } from 'pkg';\nexport default x;")], { pkg: { x: 3 } }).exports['default'],
    ).toBe(3);
  });

  it.each([
    ["import a from './a';\na();", './a', 1],
    ["\nimport { b } from 'lodash';\nb();", 'lodash', 2],
  ])('report a missing import with its line: %j', (text, specifier, line) => {
    expect(() => run([file('App.ts', text)])).toThrow(expect.objectContaining({ specifier, file: 'App.ts', line }));
    expect(() => run([file('App.ts', text)])).toThrow(MissingImport);
  });

  it('are resolved by their full name first', () => {
    const files = [file('a.css', ''), file('a.ts', ''), file('a.b.ts', '')];
    expect(resolveFile(files, './a.css')?.name).toBe('a.css');
    expect(resolveFile(files, './a')?.name).toBe('a.ts');
    expect(resolveFile(files, './a.b')?.name).toBe('a.b.ts');
    expect(resolveFile(files, './c')).toBeUndefined();
  });
});

describe('required packages', () => {
  it('are the actual imports without duplicates', () => {
    const code = compileFile(
      file(
        'App.tsx',
        "import * as React from 'react';\nimport type { A } from 'types-only';\nimport Button from '@mui/material/Button';\nimport './a';\nexport default () => <Button>{React.version}</Button>;",
      ),
    );
    expect(packagesIn(code).sort()).toEqual(['@mui/material/Button', 'react', 'react/jsx-runtime']);
  });
});

describe('compiled code', () => {
  it('preserves the line of every statement', () => {
    const source =
      "import * as React from 'react';\n\ninterface Props {\n  a: number;\n}\n\nexport default function App({ a }: Props) {\n  return (\n    <b>\n      {a}\n    </b>\n  );\n}\n";
    const lines = compileFile(file('App.tsx', source)).split('\n');
    expect(lines[6]).toContain('function App');
    expect(transform(source, { transforms: ['typescript', 'jsx'] }).code.split('\n')).toHaveLength(lines.length);
  });
});
