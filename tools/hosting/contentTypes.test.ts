import { expect, it } from 'vitest';
import { contentTypeOf, isCompressible } from './contentTypes.ts';

it.each([
  ['/x/introduction/index.html', 'text/html; charset=utf-8', true],
  ['/a.css', 'text/css; charset=utf-8', true],
  ['/a.js', 'text/javascript; charset=utf-8', true],
  ['/a.mjs', 'text/javascript; charset=utf-8', true],
  ['/a.json', 'application/json; charset=utf-8', true],
  ['/a.js.map', 'application/json; charset=utf-8', true],
  ['/a.svg', 'image/svg+xml; charset=utf-8', true],
  ['/a.xml', 'application/xml; charset=utf-8', true],
  ['/a.txt', 'text/plain; charset=utf-8', true],
  ['/a.md', 'text/markdown; charset=utf-8', true],
  ['/a.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['/a.wasm', 'application/wasm', true],
  ['/a.woff2', 'font/woff2', false],
  ['/a.png', 'image/png', false],
  ['/a.jpg', 'image/jpeg', false],
  ['/a.webp', 'image/webp', false],
  ['/a.avif', 'image/avif', false],
  ['/favicon.ico', 'image/x-icon', false],
  ['/speculation-rules.json', 'application/speculationrules+json', true],
  ['/x/speculation-rules.json', 'application/json; charset=utf-8', true],
  ['/A.PNG', 'image/png', false],
  ['/no-extension', 'application/octet-stream', false],
  ['/folder.js/file', 'application/octet-stream', false],
])('%s is %s', (path, type, compressible) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isCompressible(path)).toBe(compressible);
});
