import { describe, expect, it } from 'vitest';
import { copyable } from './copyable.ts';
import { definitionFindings } from './definition.ts';
import { deterministicOutput } from './deterministicOutput.ts';
import { readDefinition } from '../readDefinition.ts';

const tsx = (code: string) => ({ name: 'A.tsx', code });

describe('deterministic output', () => {
  it.each([
    'new Date()',
    'new Date',
    'Date()',
    'Date.now()',
    'performance.now()',
    'dayjs()',
    'dayjs.utc()',
    'Math.random()',
    'crypto.randomUUID()',
    'a.toLocaleString()',
    'a.toLocaleDateString(undefined, {})',
    'a.toLocaleTimeString([])',
    'new Intl.NumberFormat()',
    'Intl.DateTimeFormat(undefined)',
    'a.localeCompare(b)',
    '<DatePicker disablePast />',
    '<DatePicker disableFuture={true} />',
  ])('rules out %s', (code) => {
    const findings = deterministicOutput(tsx(`const a = 1;\nconst b = () => ${code};`));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      file: 'A.tsx',
      line: 2,
      advice: expect.stringContaining('or set "ssr: false" in demo.ts.') as string,
    });
  });

  it.each([
    "new Date('2025-04-17')",
    'new Date(2025, 3, 17)',
    "dayjs('2025-04-17')",
    'random()',
    "a.toLocaleString('en-US')",
    'a.toLocaleDateString(locale)',
    "new Intl.NumberFormat('en-US')",
    "a.localeCompare(b, 'en-US')",
    'Math.round(1)',
    '<DatePicker minDate={a} />',
  ])('allows %s', (code) => {
    expect(deterministicOutput(tsx(`const b = () => ${code};`))).toEqual([]);
  });
});

describe('a demo that can be copied', () => {
  const check = (code: string) =>
    copyable(tsx(code), true, { name: 'A', isKnown: (specifier) => ['react', './orders'].includes(specifier) }).map(
      ({ message }) => message,
    );
  const component = 'export default function A() {}';

  it('imports packages and files next to it', () => {
    expect(check(`import 'react';\nimport './orders';\n${component}`)).toEqual([]);
  });

  it.each([
    ['#model/demo', 'Import "#model/demo" points outside the demo.'],
    ['../other/B', 'Import "../other/B" points outside the demo.'],
    ['@mui/x-data-grid/internals', 'Import "@mui/x-data-grid/internals" is private to its package.'],
    ['left-pad', 'Package of "left-pad" is not installed here.'],
    ['./missing', 'Import "./missing" does not resolve to a file.'],
  ])('does not import %s', (specifier, message) => {
    expect(check(`import '${specifier}';\n${component}`)).toEqual([message]);
  });

  it.each([
    ['export function A() {}', 'Demo has 0 default exports.'],
    ['export default function B() {}', 'Default export is not the function that the file is named after.'],
    ['const A = () => null;\nexport default A;', 'Default export is not the function that the file is named after.'],
  ])('exports one function of its name: %j', (code, message) => {
    expect(check(code)).toEqual([message]);
  });

  it('has no hard-coded ids', () => {
    expect(check('export default function A() { return <b id="a" /> }')).toEqual(['Id is hard-coded.']);
    expect(check('export default function A() { return <b id={id} /> }')).toEqual([]);
  });
});

describe('the definition of a demo', () => {
  const read = (object: string) =>
    readDefinition(`import { defineDemo } from '#model/demo';\n\nexport default defineDemo(${object});\n`);

  it('is read without running it', () => {
    expect(read("{ title: 'A', height: [300, 400], ssr: false, excerpt: ['<B', '/>'] }")).toEqual({
      title: 'A',
      height: [300, 400],
      ssr: false,
      excerpt: ['<B', '/>'],
    });
  });

  it.each(['{ title: name(), height: 1 }', '{ ...base }', 'base', '[1]', ''])(
    'is undefined if it is not literal: %j',
    (object) => {
      expect(read(object)).toBeUndefined();
    },
  );

  it.each([
    [undefined, 'The demo is not defined with literals.'],
    [{ title: '', height: 400 }, '"title" has 0 characters.'],
    [{ title: 'a'.repeat(81), height: 400 }, '"title" has 81 characters.'],
    [{ title: 'A', height: 10 }, '"height" is not valid.'],
    [{ title: 'A', height: 'tall' }, '"height" is not valid.'],
    [{ title: 'A', height: [1, 2, 3] }, '"height" is not valid.'],
    [{ title: 'A', height: 400, minHeight: 400 }, '"minHeight" is not a known option.'],
  ])('%j is reported: %s', (definition, message) => {
    expect(
      definitionFindings(definition as Parameters<typeof definitionFindings>[0]).map((finding) => finding.message),
    ).toEqual([message]);
  });
});
