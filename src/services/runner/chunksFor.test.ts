import { describe, expect, it } from 'vitest';
import type { RuntimeManifest } from '#model/playground';
import { chunksFor, modulesFor } from './chunksFor.ts';

const chunk = (...imports: string[]) => ({ url: '/a.js', imports });
const manifest: RuntimeManifest = {
  chunks: { grid: chunk('material', 'react'), material: chunk('react', 'grid'), react: chunk(), charts: chunk('react') },
  modules: { '@mui/x-data-grid': 'grid', react: 'react', '@mui/x-charts': 'charts' },
  versions: {},
  tools: {},
  overrides: {},
};

describe('the chunks of an import', () => {
  it('are all that it requires, each once, circles included', () => {
    expect(chunksFor(manifest, ['@mui/x-data-grid'], new Set()).sort()).toEqual(['grid', 'material', 'react']);
  });

  it('leave out what is there already', () => {
    expect(chunksFor(manifest, ['@mui/x-charts', 'react'], new Set(['react']))).toEqual(['charts']);
  });

  it('are none for what does not exist, also under names that every object has', () => {
    expect(chunksFor(manifest, ['lodash', 'constructor', '__proto__'], new Set())).toEqual([]);
    expect(modulesFor(manifest, ['lodash', 'toString', 'react'])).toEqual({ react: 'react' });
  });
});
