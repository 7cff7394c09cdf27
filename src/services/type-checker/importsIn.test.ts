import { describe, expect, it } from 'vitest';
import type { TypesManifest } from '#model/type-packs';
import { importCompletions } from './completeImport.ts';
import { importsIn } from './importsIn.ts';
import { packsFor } from './packsFor.ts';
import { planNotes } from './planNotes.ts';

const app = (text: string) => ({ name: 'App.tsx', text });

describe('imports found by regular expression', () => {
  it.each([
    ["import a from 'a';", ['a']],
    ['import "./a.css";\nimport { b,\n c } from "@b/c/d";', ['./a.css', '@b/c/d']],
    ["export * from 'a'; const b = import('b');", ['a', 'b']],
    ["const from = 'a';", []],
    ["import a from 'never closed\n';", []],
  ])('%s', (text, specifiers) => {
    const found = importsIn(app(text));
    expect(found.map(({ specifier }) => specifier)).toEqual(specifiers);
    for (const { specifier, from } of found) expect(text.slice(from, from + specifier.length)).toBe(specifier);
  });

  it('are ignored in a stylesheet', () => {
    expect(importsIn({ name: 'a.css', text: "@import 'a';" })).toEqual([]);
  });
});

describe('the packs of a program', () => {
  const manifest = {
    packages: { react: ['lib', 'react'], '@mui/x-charts': ['charts', 'lib', 'react'] },
  } as unknown as TypesManifest;

  it('are the base packs and those of its imports, without duplicates', () => {
    expect(packsFor(manifest, [app("import { BarChart } from '@mui/x-charts/BarChart';")])).toEqual([
      'charts',
      'lib',
      'react',
    ]);
    expect(
      packsFor(manifest, [app("import b from 'lodash'; import c from '__proto__'; import d from 'constructor';")]),
    ).toEqual(['lib', 'react']);
  });
});

describe('the plan of an import', () => {
  it.each([
    ["import a from '@mui/x-charts-pro/Heatmap';", 'pro', '@mui/x-charts-pro'],
    ["\nimport a from '@mui/x-data-grid-premium';", 'premium', '@mui/x-data-grid-premium'],
  ])('%j is %s', (text, about, message) => {
    const [note] = planNotes(app(text));
    expect(note).toMatchObject({ about, message, severity: 'info', line: text.split('\n').length });
  });

  it.each(['@mui/x-charts', '@mui/x-license', 'x-pro', './x-charts-pro'])('%s has none', (specifier) => {
    expect(planNotes(app(`import a from '${specifier}';`))).toEqual([]);
  });
});

describe('an import that is being typed', () => {
  const all = ['react', '@mui/x-charts/BarChart', '@mui/x-charts', './rows'];
  const complete = (text: string) => importCompletions(text, text.length, all);

  it('is completed from the available specifiers', () => {
    expect(complete("import a from '@mui/x-ch")?.entries.map(({ name, rank }) => [name, rank])).toEqual([
      ['@mui/x-charts/BarChart', '2'],
      ['@mui/x-charts', '1'],
    ]);
    expect(complete("import './")?.entries.map(({ name }) => name)).toEqual(['./rows']);
    expect(complete("import a from 'nothing")?.entries).toEqual([]);
  });

  it.each(['', "const a = '@mui", "import a from 'react'; const b = '", "import a from 'a';\n"])(
    'is not %j',
    (text) => {
      expect(complete(text)).toBeUndefined();
    },
  );
});
