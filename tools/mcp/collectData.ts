import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiIndex } from '#model/api-index';
import { API_INDEX_PATH, HISTORY_PATH } from '#model/machine-files';
import { TYPES_MANIFEST_PATH, type TypesManifest } from '#model/type-packs';
import { demoTexts } from './demoTexts.ts';

/** The files that the server reads, by their paths below `data/`, from a built site and from what it was built of. */
export function collectData(site: string, generated: string): Map<string, Buffer> {
  const index = JSON.parse(readFileSync(join(site, API_INDEX_PATH), 'utf8')) as ApiIndex;
  const types = JSON.parse(readFileSync(join(site, TYPES_MANIFEST_PATH), 'utf8')) as TypesManifest;
  const shards = readdirSync(join(generated, 'search'));
  const fromSite = (path: string) => readFileSync(join(site, path));
  return new Map([
    ['api-index.json', fromSite(API_INDEX_PATH)],
    ['api-history.json', fromSite(HISTORY_PATH)],
    ['types.json', fromSite(TYPES_MANIFEST_PATH)],
    ['demos.json', Buffer.from(JSON.stringify(demoTexts(join(generated, 'demos'))))],
    ...shards.map((name) => [`search/${name}`, readFileSync(join(generated, 'search', name))] as const),
    ...index.pages.map(({ markdown }) => [`pages${markdown}`, fromSite(markdown)] as const),
    ...[types.compiler, ...Object.values(types.packs)].map(({ url }) => [url.slice(1), fromSite(url)] as const),
  ]);
}
