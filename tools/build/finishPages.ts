import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announceImports, importsIn } from './announceImports.ts';
import { digestsOf, sealTags } from './integrity.ts';

/** Tells pages what only the finished files know: what their script imports, and the digests of all they load. */
export function finishPages(site: string) {
  const importsOf = importsIn(site);
  const digestOf = digestsOf(site);
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(site, name);
    const html = readFileSync(file, 'utf8');
    const finished = sealTags(announceImports(html, importsOf), digestOf);
    if (finished !== html) writeFileSync(file, finished);
  }
}
