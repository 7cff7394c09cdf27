import { packageOf } from '#lib/package-name';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiComponent, ApiFolder, ApiPage, ApiPageEntry, ApiProduct, ApiType } from '#model/api';
import { descriptionOfApi, titleOfApi } from '#model/api-heads';
import type { MachinePage } from '../machinePage.ts';
import type { Block } from '../markdown/nodes.ts';
import { componentBody } from './componentBody.ts';
import type { ApiMarkdownContext } from './context.ts';
import { hookBody } from './hookBody.ts';
import { indexBody, interfaceBody, othersBody, typesBody } from './listBodies.ts';

/** Reads the models that the extractor wrote. */
export function createModelReader(folder: string) {
  const read = (product: ApiFolder, name: string): unknown =>
    JSON.parse(readFileSync(join(folder, product, `${name}.json`), 'utf8'));
  return {
    pageOf: (product: ApiFolder, entry: ApiPageEntry) =>
      isModel(entry) ? (read(product, slugOf(product, entry)) as ApiPage) : undefined,
    othersOf: (product: ApiFolder, name: string) => read(product, name) as readonly ApiComponent[],
    typesOf: (product: ApiFolder, name: string) => read(product, name) as readonly ApiType[],
  };
}

export type ModelReader = ReturnType<typeof createModelReader>;

/** The API pages of a product. */
export function apiPagesOf(
  product: ApiProduct,
  models: ModelReader,
  contextOf: (path: string) => ApiMarkdownContext,
): MachinePage[] {
  return product.pages.map((entry) => {
    const page = models.pageOf(product.folder, entry);
    return {
      kind: 'api',
      path: entry.path,
      title: titleOfApi(entry, product.folder, (id) => en.interface[id]),
      description: descriptionOfApi(entry, product.folder, page),
      product: product.folder,
      plan: entry.plan,
      status: entry.isUnstable ? 'unstable' : undefined,
      packages: [...new Set(page?.imports.map(({ from }) => packageOf(from)) ?? [])],
      body: () =>
        page ? bodyOfModel(page, contextOf(entry.path)) : bodyOfList(entry, product, models, contextOf(entry.path)),
    };
  });
}

function bodyOfModel(page: ApiPage, context: ApiMarkdownContext): Block[] {
  switch (page.kind) {
    case 'component':
      return componentBody(page, context);
    case 'interface':
      return interfaceBody(page, context);
    case 'hook':
      return hookBody(page, context);
  }
}

function bodyOfList(
  { kind, name }: ApiPageEntry,
  { folder, pages }: ApiProduct,
  models: ModelReader,
  context: ApiMarkdownContext,
): Block[] {
  if (kind === 'others') return othersBody(models.othersOf(folder, name), name === 'icons', context);
  if (kind === 'types') return typesBody(models.typesOf(folder, name), name === 'internal-types', context);
  return indexBody(pages, context);
}

function isModel({ kind }: ApiPageEntry): boolean {
  return kind === 'component' || kind === 'interface' || kind === 'hook';
}

function slugOf(product: ApiFolder, { path }: ApiPageEntry): string {
  return path.slice(`/x/api/${product}/`.length);
}
