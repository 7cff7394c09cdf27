import {
  API_FORMAT,
  type ApiComponent,
  type ApiFolder,
  type ApiManifest,
  type ApiPage,
  type ApiProduct,
  type ApiType,
} from '#model/api';
import { readGenerated } from './generated.ts';

let manifest: ApiManifest | undefined;

/** The products with their pages. Empty until the extractor has run for the first time. */
export function apiProducts(): readonly ApiProduct[] {
  manifest ??= readGenerated<ApiManifest>('api/manifest.json');
  if (!manifest) return [];
  if (manifest.format !== API_FORMAT) {
    throw new Error(
      `generated/api has format ${manifest.format}, but format ${API_FORMAT} is required. Run "npm run build" to regenerate it.`,
    );
  }
  return manifest.products;
}

/** The model of a component, interface or hook. */
export function readApiPage(folder: ApiFolder, slug: string): ApiPage {
  return readModel<ApiPage>(folder, slug);
}

/** Exported components that share a page: `icons` or `other-components`. */
export function readOtherComponents(folder: ApiFolder, page: string): readonly ApiComponent[] {
  return readModel<ApiComponent[]>(folder, page);
}

/** The types of the page `types` (importable) or `internal-types` (not importable). */
export function readApiTypes(folder: ApiFolder, page: string): readonly ApiType[] {
  return readModel<ApiType[]>(folder, page);
}

function readModel<T>(folder: ApiFolder, name: string): T {
  const model = readGenerated<T>(`api/${folder}/${name}.json`);
  if (!model) throw new Error(`The API has no model ${folder}/${name}. Run "npm run build" to extract it again.`);
  return model;
}
