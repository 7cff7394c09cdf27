import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ApiManifest } from '#model/api';
import { formatProblems } from '../../content-pipeline/index.ts';
import { generated, root } from '../../workspace/paths.ts';
import { checkImportCosts, problemsOf } from './index.ts';

const installed = { '@mui/x-charts': '8.11.1', '@mui/material': '7.3.11' };
const measured = { versions: installed, costs: { 'charts/BarChart': { alone: 1000 } } };

it.each([
  ['nothing', measured, ['charts/BarChart'], []],
  [
    'costs of another version',
    { ...measured, versions: { ...installed, '@mui/x-charts': '8.11.0' } },
    ['charts/BarChart'],
    ['Costs were measured with @mui/x-charts 8.11.0, but 8.11.1 is installed.'],
  ],
  [
    'a package that was not measured',
    { ...measured, versions: { '@mui/x-charts': '8.11.1' } },
    ['charts/BarChart'],
    ['Costs were measured without @mui/material, but 7.3.11 is installed.'],
  ],
  [
    'a component without a cost',
    measured,
    ['charts/BarChart', 'charts/Gauge'],
    ['The cost of charts/Gauge was not measured.'],
  ],
  ['a cost without a component', measured, [], ['charts/BarChart has a cost, but no page.']],
])('reports %s', (_, costs, documented, expected) => {
  expect(problemsOf(costs, installed, documented).map(({ message }) => message)).toEqual(expected);
});

it('finds no problem in the committed costs', () => {
  const manifest = JSON.parse(readFileSync(join(generated, 'api/manifest.json'), 'utf8')) as ApiManifest;
  const problems = checkImportCosts(root, manifest);
  expect(problems, formatProblems(problems)).toEqual([]);
});
