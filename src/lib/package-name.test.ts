import { expect, it } from 'vitest';
import { packageOf, packageOfFile } from './package-name.ts';

it.each([
  ['@mui/x-charts/BarChart', '@mui/x-charts'],
  ['@mui/x-charts', '@mui/x-charts'],
  ['dayjs/plugin/utc', 'dayjs'],
])('%s is in %s', (specifier, name) => expect(packageOf(specifier)).toBe(name));

it.each([
  ['/site/node_modules/@mui/x-charts/index.d.ts', '@mui/x-charts'],
  ['C:\\site\\node_modules\\dayjs\\index.js', 'dayjs'],
  ['/site/node_modules/a/node_modules/b/index.js', 'a'],
  ['/site/src/a.ts', ''],
])('%s belongs to %j', (file, name) => expect(packageOfFile(file)).toBe(name));
