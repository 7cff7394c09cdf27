import { expect, it } from 'vitest';
import { inlineScriptsIn } from './inlineScripts.ts';

const HELLO = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';

it.each([
  [`<script>alert('Hello, world.');</script>`, [HELLO]],
  [`<script type="module">alert('Hello, world.');</script><p>&lt;script&gt;</p>`, [HELLO]],
  ['<script type="module" src="/_astro/a.js"></script>', []],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script></script>', []],
])('of %s are %j', (html, digests) => expect(inlineScriptsIn(html)).toEqual(digests));
