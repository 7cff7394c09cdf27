import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.ts';
import { installedVersions } from './installedVersions.ts';
import { bundleOf, runtimePackages } from './packages.ts';

const specifiers = runtimePackages(root).flatMap((one) => one.specifiers);

describe('available imports', () => {
  it.each([
    'react',
    'react/jsx-runtime',
    '@mui/material',
    '@mui/material/Button',
    '@mui/material/styles',
    '@mui/x-data-grid-premium',
    '@mui/x-charts/BarChart',
    '@mui/x-charts-pro/Heatmap',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-tree-view-pro/RichTreeViewPro',
    'dayjs',
    'dayjs/plugin/utc',
    'dayjs/locale/de',
    '@mui/x-date-pickers/AdapterLuxon',
    '@mui/x-date-pickers-pro/AdapterMomentHijri',
    'luxon',
    'date-fns/locale/de',
    'react-hook-form',
    '@hookform/resolvers/zod',
    '@tanstack/react-query',
    'swr',
    'zod',
  ])('has %s', (specifier) => {
    expect(specifiers).toContain(specifier);
  });

  it.each([
    '@mui/x-data-grid/internals',
    '@mui/x-date-pickers/AdapterDateFnsV2',
    '@mui/material/PigmentGrid',
    '@mui/icons-material',
  ])('do not include %s', (specifier) => {
    expect(specifiers).not.toContain(specifier);
  });

  it('are listed once', () => {
    expect(new Set(specifiers).size).toBe(specifiers.length);
  });
});

describe('the bundle of a file', () => {
  it.each([
    ['/a/node_modules/react-dom/client.js', 'react'],
    ['/a/node_modules/@mui/x-charts/esm/BarChart/index.js', 'x-charts'],
    ['/a/node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/esm/index.js', 'x-tree-view-pro'],
    ['/a/node_modules/@mui/x-charts-vendor/es/d3-scale.mjs', 'x-charts-vendor'],
    ['/a/node_modules/@mui/x-virtualizer/esm/index.js', 'x-internals'],
    ['/a/node_modules/@emotion/react/dist/a.js', 'emotion'],
    ['/a/node_modules/dayjs/locale/de.js', 'dayjs-locales'],
    ['/a/node_modules/date-fns/locale/de.js', 'date-fns-locales'],
    ['/a/node_modules/date-fns/locale/en-US/_lib/match.js', 'date-fns'],
    ['/a/node_modules/@mui/x-date-pickers/esm/AdapterLuxon/AdapterLuxon.js', 'luxon'],
    ['/a/node_modules/@mui/x-date-pickers/esm/AdapterDateFnsBase/AdapterDateFnsBase.js', 'x-date-pickers'],
    ['/a/node_modules/jalaali-js/index.js', 'moment-jalaali'],
    ['/a/node_modules/@tanstack/query-core/build/modern/index.js', 'tanstack-query'],
    ['/a/node_modules/@tanstack/form-core/dist/esm/index.js', 'tanstack-form'],
    ['/a/src/services/runner/frame/host.tsx', null],
  ])('%s is in %s', (id, name) => {
    expect(bundleOf(id)).toBe(name);
  });
});

describe('versions for exported projects', () => {
  it('are exact, for packages and tools', () => {
    const { versions, tools } = installedVersions(root, ['@mui/x-data-grid/locales', 'react', '#host']);
    expect(Object.keys(versions)).toEqual(['@mui/x-data-grid', 'react']);
    expect(versions['@mui/x-data-grid']).toBe('8.11.1');
    for (const version of [...Object.values(versions), ...Object.values(tools)])
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
