import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '#lib/memoize';

/** Elements that may load our scripts or styles; browsers do not check the integrity of fonts and icons. */
const TAGS = /<(?:script|link)\b[^>]*>/g;

/** Adds `integrity` to our own scripts and stylesheets, so that a tampered file does not run. */
export function addIntegrity(html: string, digestOf: (path: string) => string | undefined) {
  return html.replace(TAGS, (tag) => {
    const isLoading = tag.startsWith('<script') || /\brel="(?:stylesheet|modulepreload)"/.test(tag);
    const address = /\b(?:src|href)="(\/[^/"][^"]*)"/.exec(tag)?.[1];
    if (!isLoading || !address || tag.includes('integrity=')) return tag;
    const value = digestOf(address);
    return value ? tag.replace(/\s*\/?>$/, ` integrity="${value}">`) : tag;
  });
}

/** Digests of a site's files by URL. SHA-256 is the shortest; every page has four digests, and they do not compress. */
export function digestsOf(site: string) {
  return memoize((path: string) => digest(join(site, path)));
}

function digest(file: string) {
  if (!existsSync(file)) return undefined;
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
