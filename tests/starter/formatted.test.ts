import { expect, it } from 'vitest';
import { compose } from '../../src/features/starter/compose.ts';
import { format } from '../../tools/demo-compiler/javascript/format.ts';
import { stripTypes } from '../../tools/demo-compiler/javascript/stripTypes.ts';
import { fromFullRun, pairs } from './combinations.ts';

it('Prettier changes nothing, and the JavaScript is the TypeScript without its types', async () => {
  const seen = new Set<string>();
  for (const choices of fromFullRun(pairs())) {
    const scripts = compose(choices, 'JS').files;
    for (const [index, { name, text }] of compose(choices, 'TS').files.entries()) {
      if (seen.has(text)) continue;
      seen.add(text);
      const script = scripts[index];
      const options = Object.values(choices).join();
      expect(await format(text, name), options).toBe(text);
      expect(await format(stripTypes(text, name), script?.name ?? ''), options).toBe(script?.text);
    }
  }
});
