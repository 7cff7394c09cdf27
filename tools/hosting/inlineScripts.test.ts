import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectInlineScriptHashes, collectInlineScripts, hashOf, inlineScriptsOf } from './inlineScripts.ts';

describe('inlineScriptsOf', () => {
  it.each([
    ['<script>a</script>', true],
    ['<script type="">a</script>', true],
    ['<script type="module">a</script>', true],
    ['<script type="Text/JavaScript">a</script>', true],
    ['<script type=" text/javascript ">a</script>', true],
    ['<script type="application/javascript">a</script>', true],
    ['<script type="importmap">a</script>', true],
    ['<script language="JavaScript">a</script>', true],
    ['<script language="VBScript">a</script>', false],
    ['<script type="application/ld+json">a</script>', false],
    ['<script type="application/json">a</script>', false],
    ['<script type="speculationrules">a</script>', false],
    ['<script type="text/plain">a</script>', false],
    ['<script type=" ">a</script>', false],
    ['<script src="a.js">a</script>', false],
    ['<script src>a</script>', false],
    ['<script></script>', false],
  ])('%s is run: %s', (html, isRun) => {
    expect(inlineScriptsOf(html)).toEqual(isRun ? ['a'] : []);
  });

  it('returns each distinct text once', () => {
    expect(inlineScriptsOf('<script>a</script><script>b</script><script>a</script>')).toEqual(['a', 'b']);
  });
});

it('hashes a text as specified by the Content-Security-Policy standard', () => {
  expect(hashOf(`alert('Hello, world.');`)).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

describe('collectInlineScripts', () => {
  const dist = mkdtempSync(join(tmpdir(), 'inline-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'x', 'a'), { recursive: true });
  writeFileSync(join(dist, '404.html'), '<script>boot()</script>');
  writeFileSync(join(dist, 'x', 'a', 'index.html'), '<script>boot()</script><script type="module">wake()</script>');
  writeFileSync(join(dist, 'x', 'a', 'code.js'), '"<script>no</script>"');

  it('finds the distinct scripts of all pages, and the pages that contain them', async () => {
    const scripts = await collectInlineScripts(dist);
    expect(scripts.map(({ text, pages }) => [text, pages])).toEqual([
      ['boot()', ['404.html', 'x/a/index.html']],
      ['wake()', ['x/a/index.html']],
    ]);
  });

  it('returns their hashes in a stable order', async () => {
    expect(await collectInlineScriptHashes(dist)).toEqual([hashOf('boot()'), hashOf('wake()')].toSorted());
  });
});
