import type { GalleryData, GalleryPageRow, GalleryPlace, GalleryProduct, GalleryRow } from '#features/gallery';
import { API_FOLDERS } from '#model/api-folders';
import { DEMO_INDEX_PATH, type DemoUsage } from '#model/demo';
import { EXPLORER_PATH } from '#model/explorer';
import { planOfImports } from '#model/package-plan';
import { readDemoUsage } from '#services/api-reference';
import { toLanguage } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { shellContext, titler, type PageFacts } from './composeShell.ts';
import { inEveryLanguage } from './routePerLanguage.ts';
import { siteIndex } from './siteTree.ts';

export interface GalleryPageProps {
  language: string;
}

export interface ProductGalleryProps extends GalleryPageProps {
  product: string;
}

/** The demos of the landing page and of pages about several products. */
const GENERAL = 'general';
const PRODUCT_IDS: readonly string[] = [...API_FOLDERS, GENERAL];

/** One route per product and language: `/x/demos/charts/`. */
export function productGalleryRoutes() {
  return inEveryLanguage(PRODUCT_IDS.map((product) => ({ params: { product }, props: { product } })));
}

export function readGalleryPage({ language }: GalleryPageProps): { facts: PageFacts; place: GalleryPlace } {
  const { t, hrefOf } = shellContext(language);
  const address = hrefOf(DEMO_INDEX_PATH);
  const facts: PageFacts = {
    path: DEMO_INDEX_PATH,
    language,
    title: t('galleryTitle'),
    description: t('galleryText'),
    isFullWidth: true,
  };
  const place = {
    t,
    language,
    products: productsIn(language),
    data: galleryDataIn(language),
    address,
    dataAddress: `${address}list.json`,
    explorerHref: hrefOf(EXPLORER_PATH),
  };
  return { facts, place };
}

export function readProductGallery({ language, product }: ProductGalleryProps) {
  const { facts, place } = readGalleryPage({ language });
  const { t } = place;
  const title = place.products.find(({ id }) => id === product)?.title ?? '';
  const own: PageFacts = {
    ...facts,
    path: `${facts.path}/${product}`,
    product: API_FOLDERS.find((folder) => folder === product),
    title: `${title}: ${t('galleryDemos')}`,
  };
  return { facts: own, place: { ...place, current: product } };
}

function productsIn(language: string): GalleryProduct[] {
  const { t, hrefOf } = shellContext(language);
  const titleOf = titler(toLanguage(language));
  const titles = new Map(
    siteIndex.flatMap((entry) => {
      const [first] = flattenPages([entry]);
      const folder = API_FOLDERS.find((one) => first?.path === `/x/react-${one}`);
      return folder ? [[folder as string, titleOf(entry)] as const] : [];
    }),
  );
  return PRODUCT_IDS.map((id) => ({
    id,
    title: titles.get(id) ?? t('searchProductGeneral'),
    href: hrefOf(`${DEMO_INDEX_PATH}/${id}`),
  }));
}

/** All demos in reading order. */
export function galleryDataIn(language: string): GalleryData {
  const titleOf = titler(toLanguage(language));
  const products = productsIn(language);
  const demosOf = Map.groupBy(readDemoUsage(), ({ page }) => page);
  const names = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return number;
  };
  const pages: GalleryPageRow[] = [];
  const demos: GalleryRow[] = [];
  for (const page of flattenPages(siteIndex)) {
    const ofPage = demosOf.get(page.path) ?? [];
    if (ofPage.length === 0) continue;
    const product = API_FOLDERS.find((folder) => page.path.startsWith(`/x/react-${folder}`)) ?? GENERAL;
    // Beside a picture, "Overview" would not say of what.
    const overview = products.find(({ id }) => page.path === `/x/react-${id}`);
    const index = pages.push([page.path, overview?.title ?? titleOf(page), product]) - 1;
    demos.push(...ofPage.map((demo) => rowOf(demo, index, numberOf)));
  }
  return { pages, names: [...names.keys()], demos };
}

const PLAN_LEVELS = { pro: 1, premium: 2 } as const;

function rowOf(demo: DemoUsage, page: number, numberOf: (name: string) => number): GalleryRow {
  const { components, hooks } = demo;
  const plan = planOfImports(components.map((component) => component.package));
  const others = new Set([...components.flatMap(({ slots }) => slots), ...hooks]);
  return [
    demo.demo,
    demo.name,
    demo.title,
    page,
    plan ? PLAN_LEVELS[plan] : 0,
    demo.picture ?? '',
    components.map(({ name, props }) => [numberOf(name), ...props.map(numberOf)] as const),
    [...others].map(numberOf),
  ];
}
