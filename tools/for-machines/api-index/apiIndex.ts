import { CURRENT_VERSION } from '#content/versions.ts';
import type { ApiManifest, ApiPage, ApiProduct } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { API_INDEX_FORMAT, type ApiIndex, type IndexDemo, type IndexPage } from '#model/api-index';
import { type DemoUsage, pathOfDemo } from '#model/demo';
import { API_INDEX_SCHEMA_PATH, pathOfPicture, pathOfMarkdown } from '#model/machine-files';
import { planOfImports } from '#model/package-plan';
import type { ScannedPage } from '../../content-pipeline/index.ts';
import type { ModelReader } from '../api/apiPages.ts';
import type { MachinePage } from '../machinePage.ts';
import { indexComponent, indexHook, indexInterface, planOf } from './exports.ts';

interface IndexSources {
  siteUrl: string;
  pages: readonly MachinePage[];
  guides: readonly ScannedPage[];
  manifest: ApiManifest;
  models: ModelReader;
  demos: readonly DemoUsage[];
}

export function apiIndexOf({ siteUrl, pages, guides, manifest, models, demos }: IndexSources): ApiIndex {
  const all = manifest.products.flatMap((product) => pagesOf(product, models));
  const components = [
    ...all.flatMap(({ page, folder }) => (page.kind === 'component' ? [indexComponent(page, folder)] : [])),
    ...manifest.products.flatMap(({ folder, pages: own }) =>
      own
        .filter(({ kind }) => kind === 'others')
        .flatMap(({ name, path }) =>
          models
            .othersOf(folder, name)
            .map((component) =>
              indexComponent(component, folder, { path, anchor: anchorOf.component(component.name) }),
            ),
        ),
    ),
  ];
  const interfaces = all.flatMap(({ page, folder }) =>
    page.kind === 'interface' ? [indexInterface(page, folder)] : [],
  );
  const members = new Set([
    ...components.flatMap(({ props, slots, classes }) => [...props, ...slots, ...classes].map(({ anchor }) => anchor)),
    ...interfaces.flatMap(({ properties }) => properties.map(({ anchor }) => anchor)),
  ]);
  const anchors = new Map<string, readonly string[]>([
    ...manifest.products.flatMap((product) =>
      product.pages.map(({ path, anchors: own }) => [path, own.filter((id) => !members.has(id))] as const),
    ),
    ...guides.map(({ path, headings }) => [path, headings.flatMap(({ id, aliases }) => [id].concat(aliases))] as const),
  ]);
  return {
    $schema: `${siteUrl}${API_INDEX_SCHEMA_PATH}`,
    format: API_INDEX_FORMAT,
    version: CURRENT_VERSION,
    site: siteUrl,
    pages: pages.map((page) => indexPage(page, anchors.get(page.path) ?? [])),
    components,
    interfaces,
    hooks: all.flatMap(({ page, folder }) => (page.kind === 'hook' ? [indexHook(page, folder)] : [])),
    demos: demos.map(indexDemo),
  };
}

function pagesOf(
  { folder, pages }: ApiProduct,
  models: ModelReader,
): { folder: ApiProduct['folder']; page: ApiPage }[] {
  return pages.flatMap((entry) => {
    const page = models.pageOf(folder, entry);
    return page ? [{ folder, page }] : [];
  });
}

function indexPage(
  { path, kind, title, description, product, plan, status }: MachinePage,
  anchors: readonly string[],
): IndexPage {
  return {
    path: `${path}/`,
    markdown: pathOfMarkdown(path),
    picture: pathOfPicture(path),
    kind,
    title,
    description,
    product: product ?? null,
    plan: planOf(plan),
    ...(status && { status }),
    anchors,
  };
}

function indexDemo({ demo, page, name, title, components, hooks }: DemoUsage): IndexDemo {
  return {
    id: demo,
    title,
    plan: planOf(planOfImports(components.map((component) => component.package))),
    page: `${page}/`,
    anchor: name,
    path: `${pathOfDemo(demo)}/`,
    components: components.map(({ name: own, package: from, props, slots }) => ({
      name: own,
      module: from,
      props,
      slots,
    })),
    hooks,
  };
}
