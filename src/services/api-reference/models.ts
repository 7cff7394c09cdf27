import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FORMAT, type ApiComponent, type ApiFolder, type ApiManifest, type ApiPage, type ApiProduct, type ApiType } from '#model/api';

const FOLDER = join(process.cwd(), 'generated', 'api');

let manifest: ApiManifest | undefined;

/** The products with their pages. Before the packages were read for the first time there are none. */
export function apiProducts(): readonly ApiProduct[] {
  const file = join(FOLDER, 'manifest.json');
  if (!manifest && !existsSync(file)) return [];
  manifest ??= readJson<ApiManifest>(file);
  if (manifest.format !== API_FORMAT) {
    throw new Error(`generated/api has format ${manifest.format}, and format ${API_FORMAT} is needed. Run "npm run build" to write it anew.`);
  }
  return manifest.products;
}

/** The model of a component, interface or hook. */
export function readApiPage(folder: ApiFolder, slug: string): ApiPage {
  return readJson<ApiPage>(join(FOLDER, folder, `${slug}.json`));
}

/** Exported components that have no page of their own but share `page`: `icons`, or `other-components`. */
export function readOtherComponents(folder: ApiFolder, page: string): readonly ApiComponent[] {
  return readJson<ApiComponent[]>(join(FOLDER, folder, `${page}.json`));
}

/** The types of the page `types`, which can be imported, or of `internal-types`, which cannot. */
export function readApiTypes(folder: ApiFolder, page: string): readonly ApiType[] {
  return readJson<ApiType[]>(join(FOLDER, folder, `${page}.json`));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
