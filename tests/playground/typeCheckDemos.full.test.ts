import { describe, expect, it } from 'vitest';
import { createChecker, someDemos } from './support/engine.ts';

describe('the type checker', () => {
  it('finds nothing wrong with thirty demos', () => {
    const checker = createChecker();
    for (const { name, files } of someDemos(30)) expect(checker.errors(files), name).toEqual([]);
  });
});
