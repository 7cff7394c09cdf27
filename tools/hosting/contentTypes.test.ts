import { expect, it } from 'vitest';
import { contentTypeOf, isCompressible } from './contentTypes.ts';

it.each([
  ['/x/introduction/index.html', 'text/html; charset=utf-8', true],
  ['/a.js.map', 'application/json; charset=utf-8', true],
  ['/a.md', 'text/markdown; charset=utf-8', true],
  ['/a.wasm', 'application/wasm', true],
  ['/a.woff2', 'font/woff2', false],
  ['/speculation-rules.json', 'application/speculationrules+json', true],
  ['/x/speculation-rules.json', 'application/json; charset=utf-8', true],
  ['/A.PNG', 'image/png', false],
  ['/no-extension', 'application/octet-stream', false],
  ['/constructor', 'application/octet-stream', false],
  ['/folder.js/file', 'application/octet-stream', false],
])('%s is %s', (path, type, compressible) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isCompressible(path)).toBe(compressible);
});
