import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onceForEach } from './onceForEach.ts';

/** Elements that fetch code or style of ours; fonts and icons are checked by nobody. */
const TAGS = /<(?:script|link)\b[^>]*>/g;

/** Adds `integrity` to our own scripts and stylesheets, so that a file changed on the way does not run. */
export function sealTags(html: string, digestOf: (path: string) => string | undefined) {
  return html.replace(TAGS, (tag) => {
    const isLoading = tag.startsWith('<script') || /\brel="(?:stylesheet|modulepreload)"/.test(tag);
    const address = /\b(?:src|href)="(\/[^/"][^"]*)"/.exec(tag)?.[1];
    if (!isLoading || !address || tag.includes('integrity=')) return tag;
    const value = digestOf(address);
    return value ? tag.replace(/\s*\/?>$/, ` integrity="${value}">`) : tag;
  });
}

/** Digests of the files of a site by their addresses. The shortest kind: every page carries four of them, which no compression makes smaller. */
export function digestsOf(site: string) {
  return onceForEach((path) => digest(join(site, path)));
}

function digest(file: string) {
  if (!existsSync(file)) return undefined;
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
