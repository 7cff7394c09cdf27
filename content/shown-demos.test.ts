import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHOWN_DEMOS } from './shown-demos.ts';

it.each([...SHOWN_DEMOS])('%s is a demo without a watermark', (id) => {
  const folder = id.replace(/\/(?=[^/]+$)/, '/demos/');
  const sources = globSync(join(import.meta.dirname, folder, '*.tsx'));
  expect(sources).not.toEqual([]);
  for (const file of sources) expect(readFileSync(file, 'utf8')).not.toMatch(/@mui\/x-[a-z-]+-(?:pro|premium)/);
});
