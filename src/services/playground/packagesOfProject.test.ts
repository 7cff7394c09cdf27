import { describe, expect, it } from 'vitest';
import type { RuntimeManifest } from '#model/playground';
import { packagesOfProject, variantOf } from './packagesOfProject.ts';

const names = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  'dayjs',
  'luxon',
];
const manifest: RuntimeManifest = {
  chunks: {},
  modules: {},
  versions: Object.fromEntries(names.map((name) => [name, '1.2.3'])),
  tools: { vite: '8.0.0', typescript: '6.0.0', '@types/react': '19.0.0', '@types/luxon': '3.0.0' },
  overrides: { traverse: '0.3.9', '@mui/x-charts-pro': { '@mui/x-charts': '8.11.1' } },
};
const project = (name: string, text: string) => ({ title: 'a', files: [{ name, text }] });

describe('the packages of a project', () => {
  it('are its imports and their required peers', () => {
    const { dependencies, overrides } = packagesOfProject(
      project(
        'App.tsx',
        "import { Heatmap } from '@mui/x-charts-pro/Heatmap';\nimport './a.css';\nimport b from 'unknown';",
      ),
      manifest,
    );
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-charts-pro',
      'react',
      'react-dom',
    ]);
    expect(overrides).toEqual({ '@mui/x-charts-pro': { '@mui/x-charts': '8.11.1' } });
  });

  it('include the date library of an adapter', () => {
    const text = "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';";
    expect(packagesOfProject(project('App.tsx', text), manifest).dependencies).toHaveProperty('dayjs');
  });

  it('include declarations that the library lacks', () => {
    const text = "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';";
    expect(packagesOfProject(project('App.tsx', text), manifest)).toMatchObject({
      dependencies: { luxon: '1.2.3' },
      devDependencies: { '@types/luxon': '3.0.0' },
    });
    expect(packagesOfProject(project('App.tsx', ''), manifest).devDependencies).not.toHaveProperty('@types/luxon');
  });

  it('include no compiler without TypeScript', () => {
    expect(variantOf(project('App.jsx', ''))).toBe('JS');
    expect(packagesOfProject(project('App.jsx', ''), manifest).devDependencies).toEqual({ vite: '8.0.0' });
    expect(Object.keys(packagesOfProject(project('App.tsx', ''), manifest).devDependencies)).toContain('typescript');
  });
});
