import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Elements that fetch code or style of ours; fonts and icons are checked by nobody. */
const TAGS = /<(?:script|link)\b[^>]*>/g;

/** Adds `integrity` to our own scripts and stylesheets, so that a file changed on the way does not run. */
export function addIntegrity(dist: string) {
  const digests = new Map<string, string | undefined>();
  const digestOf = (path: string) => {
    if (!digests.has(path)) digests.set(path, digest(join(dist, path)));
    return digests.get(path);
  };
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(dist, name);
    const html = readFileSync(file, 'utf8');
    const sealed = sealTags(html, digestOf);
    if (sealed !== html) writeFileSync(file, sealed);
  }
}

export function sealTags(html: string, digestOf: (path: string) => string | undefined) {
  return html.replace(TAGS, (tag) => {
    const isLoading = tag.startsWith('<script') || /\brel="(?:stylesheet|modulepreload)"/.test(tag);
    const address = /\b(?:src|href)="(\/[^/"][^"]*)"/.exec(tag)?.[1];
    if (!isLoading || !address || tag.includes('integrity=')) return tag;
    const value = digestOf(address);
    return value ? tag.replace(/\s*\/?>$/, ` integrity="${value}">`) : tag;
  });
}

function digest(file: string) {
  if (!existsSync(file)) return undefined;
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
