import { describe, expect, it } from 'vitest';
import { packageOfFile } from '#lib/package-name';
import { keepsComments, packOf } from './packOf.ts';
import { withoutComments } from './withoutComments.ts';

describe('the pack of a declaration', () => {
  it.each([
    ['/a/node_modules/typescript/lib/lib.dom.d.ts', 'lib', false],
    ['/a/node_modules/@types/react/index.d.ts', 'react', true],
    ['/a/node_modules/csstype/index.d.ts', 'react', false],
    ['/a/node_modules/@mui/x-charts/BarChart/BarChart.d.ts', 'x-charts', true],
    ['/a/node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/index.d.ts', 'x-tree-view-pro', true],
    ['/a/node_modules/@mui/material/Button/Button.d.ts', 'material', true],
    ['/a/node_modules/@mui/x-virtualizer/index.d.ts', 'x-internals', false],
    ['/a/node_modules/@types/d3-scale/index.d.ts', 'charts-vendor', false],
    ['/a/node_modules/@emotion/styled/index.d.ts', 'system', false],
    ['C:\\a\\node_modules\\dayjs\\index.d.ts', 'dayjs', true],
  ])('%s is in %s', (file, pack, hasComments) => {
    expect(packOf(packageOfFile(file))).toBe(pack);
    expect(keepsComments(packageOfFile(file))).toBe(hasComments);
  });
});

describe('a declaration without its comments', () => {
  it('has the same types and keeps its references to other files', () => {
    const text =
      '/// <reference path="./a.d.ts" />\n/** About b. */\nexport interface B {\n  /** About c. */\n  c: "/* no comment */"; // the end\n}\n';
    expect(withoutComments('b.d.ts', text).replaceAll(/\s+/g, ' ').trim()).toBe(
      '/// <reference path="./a.d.ts" /> export interface B { c: "/* no comment */"; }',
    );
  });
});
