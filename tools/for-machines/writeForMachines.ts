import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '#content/translations/en.json' with { type: 'json' };
import { API_FOLDERS, type ApiManifest } from '#model/api';
import { type DemoUsage, nameOfDemo } from '#model/demo';
import { pathOfDemoPicture, pictureNameOf } from '#model/demo-picture';
import { ERROR_MESSAGES_PATH, errorMessagesOf } from '#model/error-messages';
import {
  API_INDEX_PATH,
  ERRORS_PATH,
  pathOfLlms,
  pathOfPicture,
  pathOfMarkdown,
  ROOT_LLMS_PATH,
  SKILL_PATH,
} from '#model/machine-files';
import type { NavEntry } from '#model/nav';
import { PLAYGROUND_PATH } from '#model/playground';
import { apiNamesOf } from '../api-extractor/index.ts';
import { HISTORY_FILE, readHistory } from '../api-history/index.ts';
import type { ScannedPage } from '../content-pipeline/index.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import { apiPagesOf, createModelReader } from './api/apiPages.ts';
import { createContexts } from './api/createContext.ts';
import { apiIndexOf } from './api-index/apiIndex.ts';
import { changeFiles } from './changes/changes.ts';
import { demoData } from './data/demoData.ts';
import { guidePage, tabPages } from './guides/guidePages.ts';
import { productLlms, siteLlms } from './llms/llms.ts';
import { skill } from './llms/skill.ts';
import { type MachinePage, nameOfProduct, pathOfProduct, placesIn } from './machinePage.ts';
import type { Picture } from './pictures/drawPictures.ts';
import { markdownOf } from './markdownOf.ts';

interface MachineSources {
  /** The repository root. */
  root: string;
  /** The folder of the built site. */
  folder: string;
  /** The folder with the API models and the demo usage. */
  generated: string;
  siteUrl: string;
  repositoryUrl: string;
  nav: readonly NavEntry[];
  guides: readonly ScannedPage[];
  manifest: ApiManifest;
}

/** Writes all machine-readable files into a built site, and returns the social images to draw. */
export function writeForMachines(sources: MachineSources): Picture[] {
  const { folder, generated, siteUrl, nav, guides, manifest } = sources;
  const models = createModelReader(join(generated, 'api'));
  // Filled before any text is written, so that Markdown versions can link to each other.
  const paths = new Set<string>();
  const addresses = createAddresses(siteUrl, paths);
  const pages = listPages(sources, models, addresses);
  for (const { path } of pages) paths.add(path);
  const demos = JSON.parse(readFileSync(join(generated, 'demo-usage.json'), 'utf8')) as DemoUsage[];

  const demoOf = firstPictures(guides, demos);

  const write = (path: string, content: string) => writeChanged(join(folder, path), content);

  for (const [path, content] of changeFiles(readHistory(join(sources.root, HISTORY_FILE)), addresses))
    write(path, content);
  for (const page of pages) write(pathOfMarkdown(page.path), markdownOf(page, addresses));
  const siteList = siteLlms({ pages, nav, addresses });
  write(pathOfLlms(), siteList);
  write(ROOT_LLMS_PATH, siteList);
  write(SKILL_PATH, skill(addresses));
  for (const product of API_FOLDERS)
    write(pathOfLlms(pathOfProduct(product)), productLlms(product, { pages, nav, addresses }));
  const index = apiIndexOf({ siteUrl, pages, guides, manifest, models, demos });
  write(API_INDEX_PATH, JSON.stringify(index));
  for (const demo of index.demos) write(...demoData(demo, join(generated, 'demos')));
  const messages = pages.find(({ path }) => path === ERROR_MESSAGES_PATH);
  const errors = messages ? errorMessagesOf(markdownOf(messages, addresses)) : [];
  write(ERRORS_PATH, JSON.stringify({ page: `${ERROR_MESSAGES_PATH}/`, messages: errors }));
  return [...pages.map((page) => pictureOf(page, demoOf.get(page.path))), PLAYGROUND_PICTURE];
}

function listPages(
  { root, repositoryUrl, nav, guides, manifest }: MachineSources,
  models: ReturnType<typeof createModelReader>,
  addresses: Addresses,
): MachinePage[] {
  const places = placesIn(nav);
  const api = apiNamesOf(manifest);
  const history = readHistory(join(root, HISTORY_FILE));
  const contextOf = createContexts({ manifest, guides, history, addresses, repositoryUrl });
  return [
    ...guides.flatMap((guide) => {
      const place = places.get(guide.path);
      const product = manifest.products.find(({ folder }) => folder === guide.frontMatter.product);
      const tabs = product ? tabPages(guide, place, product, models, (path) => contextOf(product, path)) : [];
      return [guidePage(root, guide, place, api, addresses), ...tabs];
    }),
    ...manifest.products.flatMap((product) => apiPagesOf(product, models, (path) => contextOf(product, path))),
  ];
}

/** The playground has no Markdown version, but links to it are shared too. */
const PLAYGROUND_PICTURE: Picture = {
  file: pathOfPicture(PLAYGROUND_PATH),
  section: 'MUI X',
  title: en.interface.playground,
  description: en.interface.aboutPlayground,
  plan: undefined,
};

/** The first picture of each guide. */
function firstPictures(guides: readonly ScannedPage[], demos: readonly DemoUsage[]): Map<string, string> {
  const pictures = new Map(
    demos.flatMap((demo) =>
      demo.picture ? [[pictureNameOf(demo), pathOfDemoPicture(demo, demo.picture, 'light')]] : [],
    ),
  );
  return new Map(
    guides.flatMap(({ path, demos: folders }) => {
      const [first] = folders.flatMap(
        (folder) => pictures.get(pictureNameOf({ page: path, name: nameOfDemo(folder) })) ?? [],
      );
      return first ? [[path, first]] : [];
    }),
  );
}

function pictureOf({ path, title, description, product, plan }: MachinePage, demo: string | undefined): Picture {
  return {
    file: pathOfPicture(path),
    section: product ? `MUI X ${nameOfProduct(product)}` : 'MUI X',
    title,
    description,
    plan: plan && en.interface[plan],
    demo,
  };
}
