import { PARTS_PATH } from '#model/parts';
import { SEARCH_SHARDS, type SearchShard } from '#model/search';

/** What can be read without a connection: agreed between the build, the worker and the offline page. */

/** The page that stands in for pages that are not at hand, and where sections are saved. */
export const OFFLINE_PATH = '/x/offline';

/** What stands in for a page, and what all of them open: kept with the worker, and nothing a reader visits. */
export const SHELL_PAGES: readonly string[] = [`${OFFLINE_PATH}/`, `${PARTS_PATH}/`];

/** A product with all its pages, or everything that belongs to none: what the search tells apart too. */
export type Section = SearchShard;
export const SECTIONS = SEARCH_SHARDS;

/** What the build tells the worker about itself. */
export interface OfflineBuild {
  /** Changes exactly when a page or a file of the site does. */
  readonly id: string;
  /** The offline page, what it needs, and the small files behind the controls of every page. */
  readonly shell: readonly string[];
  /** The text of each section for the search. */
  readonly searchTexts: Readonly<Partial<Record<Section, string>>>;
}

/** Everything of a section, written by the build beside the offline page. */
export interface SectionFiles {
  readonly section: Section;
  readonly build: string;
  /** What it takes on the device. */
  readonly bytes: number;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

export function sectionFilesPath(section: Section): string {
  return `${OFFLINE_PATH}/${section}.json`;
}

const PRODUCT_FOLDER = /^\/x\/(?:react-|api\/|demos\/)([a-z-]+)\//;

/** `path` with its trailing slash, as pages are addressed. */
export function sectionOf(path: string): Section {
  const folder = PRODUCT_FOLDER.exec(path)?.[1];
  return SECTIONS.find((section) => section === folder) ?? 'general';
}

/** Anything that claims to list a section; a proxy or a captive portal may answer with anything. */
export function readSectionFiles(value: unknown): SectionFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { section, build, bytes, pages, files } = value as Partial<Record<keyof SectionFiles, unknown>>;
  const known = SECTIONS.find((one) => one === section);
  const isWhole = known && typeof build === 'string' && typeof bytes === 'number' && isListOfPaths(pages) && isListOfPaths(files);
  return isWhole ? { section: known, build, bytes, pages, files } : undefined;
}

function isListOfPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((path) => typeof path === 'string' && /^\/(?!\/)/.test(path));
}
