import { describe, expect, it } from 'vitest';
import type { RuntimeManifest } from '#model/playground';
import { chunksFor, modulesFor } from './chunksFor.ts';

const chunk = (...imports: string[]) => ({ url: '/a.js', imports });
const manifest: RuntimeManifest = {
  chunks: {
    grid: chunk('material', 'react'),
    material: chunk('react', 'grid'),
    react: chunk(),
    charts: chunk('react'),
  },
  modules: { '@mui/x-data-grid': 'grid', react: 'react', '@mui/x-charts': 'charts' },
  versions: {},
  tools: {},
  overrides: {},
};

describe('the chunks of an import', () => {
  it('include all transitive dependencies once, with cycles', () => {
    expect(chunksFor(manifest, ['@mui/x-data-grid'], new Set()).sort()).toEqual(['grid', 'material', 'react']);
  });

  it('exclude chunks that are already present', () => {
    expect(chunksFor(manifest, ['@mui/x-charts', 'react'], new Set(['react']))).toEqual(['charts']);
  });

  it('are empty for unknown modules and inherited property names', () => {
    expect(chunksFor(manifest, ['lodash', 'constructor', '__proto__'], new Set())).toEqual([]);
    expect(modulesFor(manifest, ['lodash', 'toString', 'react'])).toEqual({ react: 'react' });
  });
});
