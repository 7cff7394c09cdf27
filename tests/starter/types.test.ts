import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compose } from '../../src/features/starter/compose.ts';
import { nativeCompiler } from '../../tools/checks/nativeCompiler.ts';
import { cache } from '../../tools/workspace/paths.ts';
import { runNode } from '../../tools/workspace/run.ts';
import { all, fromFullRun, isFullRun, pairs } from './combinations.ts';

/** As in the project that readers download. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  isolatedModules: true,
  skipLibCheck: true,
  types: [],
};

it('the generated code has no type errors', async () => {
  const folder = join(cache, 'starter-types');
  rmSync(folder, { recursive: true, force: true });
  // All files are one program, so that every combination takes no longer than the declarations of the grid.
  for (const [index, choices] of (isFullRun ? all() : fromFullRun(pairs())).entries()) {
    const own = join(folder, `${index}-${Object.values(choices).join('-')}`);
    mkdirSync(own, { recursive: true });
    for (const { name, text } of compose(choices, 'TS').files) writeFileSync(join(own, name), text);
  }
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['.'] }));
  const { code, output } = await runNode(...nativeCompiler('--project', project, '--pretty', 'false'), {
    output: 'keep',
  });
  expect(output.trim()).toBe('');
  expect(code).toBe(0);
});
