import { describe, expect, it } from 'vitest';
import { createChecker, someDemos } from './support/engine.ts';

describe('the type checker', () => {
  it('reports no errors in thirty demos', async () => {
    const checker = await createChecker();
    for (const { name, files } of someDemos(30)) expect(checker.errors(files), name).toEqual([]);
  });
});
