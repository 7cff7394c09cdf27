import { CURRENT_VERSION } from '#content/versions.ts';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import {
  API_INDEX_PATH,
  ERRORS_PATH,
  HISTORY_PATH,
  pathOfChanges,
  pathOfLlms,
  pathOfMarkdown,
  SKILL_PATH,
} from '#model/machine-files';
import type { NavEntry } from '#model/nav';
import { LANDING_PATH } from '#model/page';
import type { Addresses } from '../addresses.ts';
import { type MachinePage, nameOfProduct, pathOfProduct } from '../machinePage.ts';
import { type Block, heading, type Inline, link, list, paragraph, quote, text } from '../markdown/nodes.ts';
import { stringify } from '../markdown/stringify.ts';

interface LlmsSources {
  pages: readonly MachinePage[];
  nav: readonly NavEntry[];
  addresses: Addresses;
}

const HOW_TO_READ =
  'Every page of the documentation exists as Markdown: its address without the last slash, with .md behind it.';

const FILES: readonly [path: string, title: string, about: string][] = [
  [SKILL_PATH, 'Skill', 'how to read this documentation in few steps, for assistants.'],
  [API_INDEX_PATH, 'API index', 'pages, components, props, slots, plans, demos and anchors as JSON.'],
  [ERRORS_PATH, 'Error messages', 'what the packages print or throw, with cause and fix, as JSON.'],
  [`${pathOfChanges('last-major')}.json`, 'Changes since version 7', 'what the API gained, lost and changed, as JSON.'],
  [HISTORY_PATH, 'API history', 'the API of all releases as JSON.'],
];

/** `/x/llms.txt`: all guides by section, and links to the lists of the products. */
export function siteLlms({ pages, nav, addresses }: LlmsSources): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const products = API_FOLDERS.map((folder) => [
    link(addresses.fileOf(pathOfLlms(pathOfProduct(folder))), text(nameOfProduct(folder))),
    text(`: its guides and its API reference, ${countOf(pages, folder)} pages.`),
  ]);
  const sections = nav.flatMap((entry): Block[] =>
    'children' in entry ? section(entry.title, guidesBelow(entry.children, byPath), addresses) : [],
  );
  const landing = pages.filter(({ path }) => path === LANDING_PATH);
  return stringify([
    heading(1, text('MUI X')),
    quote(
      paragraph(
        text(
          `Documentation of MUI X ${CURRENT_VERSION}: React components for data-heavy interfaces. A data grid, date and time pickers, charts and a tree view.`,
        ),
      ),
    ),
    paragraph(text(HOW_TO_READ)),
    heading(2, text('Products')),
    list(products),
    ...section('Start', landing, addresses),
    ...sections,
    heading(2, text('Data')),
    list(
      FILES.map(([path, title, about]): Inline[] => [link(addresses.fileOf(path), text(title)), text(`: ${about}`)]),
    ),
    paragraph(
      text(
        'Pages of the API reference and of demos exist as JSON too: the address without the last slash, with .json behind it.',
      ),
    ),
  ]);
}

/** `/x/react-data-grid/llms.txt`: the guides of a product in navigation order, and every API page. */
export function productLlms(folder: ApiFolder, { pages, nav, addresses }: LlmsSources): string {
  const own = pages.filter((page) => page.product === folder);
  const byPath = new Map(own.filter(({ kind }) => kind === 'guide').map((page) => [page.path, page]));
  const entry = nav.find(
    (one) =>
      'children' in one && one.children.some((child) => child.kind === 'page' && child.path === pathOfProduct(folder)),
  );
  const groups = entry && 'children' in entry ? entry.children : [];
  const direct = groups.flatMap((child) => (child.kind === 'page' ? (byPath.get(child.path) ?? []) : []));
  return stringify([
    heading(1, text(`MUI X ${nameOfProduct(folder)}`)),
    quote(
      paragraph(
        text(
          byPath.get(pathOfProduct(folder))?.description ??
            `Documentation of ${nameOfProduct(folder)} ${CURRENT_VERSION}.`,
        ),
      ),
    ),
    paragraph(text(`Version ${CURRENT_VERSION}. ${HOW_TO_READ}`)),
    ...section('Start', direct, addresses),
    ...groups.flatMap((group): Block[] =>
      'children' in group ? section(group.title, guidesBelow(group.children, byPath), addresses) : [],
    ),
    ...section(
      'API of guides',
      own.filter(({ kind }) => kind === 'tab'),
      addresses,
    ),
    ...section(
      'API reference',
      own.filter(({ kind }) => kind === 'api'),
      addresses,
    ),
  ]);
}

function guidesBelow(entries: readonly NavEntry[], byPath: ReadonlyMap<string, MachinePage>): MachinePage[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'page') return byPath.get(entry.path) ?? [];
    return 'children' in entry ? guidesBelow(entry.children, byPath) : [];
  });
}

function section(title: string, pages: readonly MachinePage[], addresses: Addresses): Block[] {
  const items = pages.map((page): Inline[] => [
    link(addresses.fileOf(pathOfMarkdown(page.path)), text(page.title)),
    text(`: ${page.description}`),
  ]);
  return items.length > 0 ? [heading(2, text(title)), list(items)] : [];
}

function countOf(pages: readonly MachinePage[], folder: ApiFolder): number {
  return pages.filter((page) => page.product === folder).length;
}
