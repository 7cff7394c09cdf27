import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API_FORMAT,
  type ApiComponent,
  type ApiFolder,
  type ApiManifest,
  type ApiPage,
  type ApiProduct,
  type ApiType,
} from '#model/api';

const FOLDER = join(process.cwd(), 'generated', 'api');

let manifest: ApiManifest | undefined;

/** The products with their pages. Empty until the extractor has run for the first time. */
export function apiProducts(): readonly ApiProduct[] {
  const file = join(FOLDER, 'manifest.json');
  if (!manifest && !existsSync(file)) return [];
  manifest ??= readJson<ApiManifest>(file);
  if (manifest.format !== API_FORMAT) {
    throw new Error(
      `generated/api has format ${manifest.format}, but format ${API_FORMAT} is required. Run "npm run build" to regenerate it.`,
    );
  }
  return manifest.products;
}

/** The model of a component, interface or hook. */
export function readApiPage(folder: ApiFolder, slug: string): ApiPage {
  return readJson<ApiPage>(join(FOLDER, folder, `${slug}.json`));
}

/** Exported components that share a page: `icons` or `other-components`. */
export function readOtherComponents(folder: ApiFolder, page: string): readonly ApiComponent[] {
  return readJson<ApiComponent[]>(join(FOLDER, folder, `${page}.json`));
}

/** The types of the page `types` (importable) or `internal-types` (not importable). */
export function readApiTypes(folder: ApiFolder, page: string): readonly ApiType[] {
  return readJson<ApiType[]>(join(FOLDER, folder, `${page}.json`));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
