import { PARTS_PATH } from '#model/parts';
import { SEARCH_SHARDS, type SearchShard } from '#model/search';

/** Offline contract between the build, the service worker and the offline page. */

/** The page shown in place of pages that are not cached; also for saving sections. */
export const OFFLINE_PATH = '/x/offline';

/** Pages cached when the worker is installed; they don't count as visited. */
export const SHELL_PAGES: readonly string[] = [`${OFFLINE_PATH}/`, `${PARTS_PATH}/`];

/** A product with all its pages, or everything else; the same partition as in the search index. */
export type Section = SearchShard;
export const SECTIONS = SEARCH_SHARDS;

/** Build information for the service worker. */
export interface OfflineBuild {
  /** Changes if and only if a page or file of the site changes. */
  readonly id: string;
  /** The offline page, its files, and the small files needed by the controls of every page. */
  readonly shell: readonly string[];
  /** URL of the search text of each section. */
  readonly searchTexts: Readonly<Partial<Record<Section, string>>>;
}

/** All files of a section, written by the build below the offline page. */
export interface SectionFiles {
  readonly section: Section;
  readonly build: string;
  /** Storage size. */
  readonly bytes: number;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

export function sectionFilesPath(section: Section): string {
  return `${OFFLINE_PATH}/${section}.json`;
}

const PRODUCT_FOLDER = /^\/x\/(?:react-|api\/|demos\/)([a-z-]+)\//;

/** The section of a page; `path` has a trailing slash. */
export function sectionOf(path: string): Section {
  const folder = PRODUCT_FOLDER.exec(path)?.[1];
  return SECTIONS.find((section) => section === folder) ?? 'general';
}

/** Validates a fetched file list, because a proxy or captive portal may return arbitrary content. */
export function readSectionFiles(value: unknown): SectionFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { section, build, bytes, pages, files } = value as Partial<Record<keyof SectionFiles, unknown>>;
  const known = SECTIONS.find((one) => one === section);
  const isValid =
    known && typeof build === 'string' && typeof bytes === 'number' && isListOfPaths(pages) && isListOfPaths(files);
  return isValid ? { section: known, build, bytes, pages, files } : undefined;
}

function isListOfPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((path) => typeof path === 'string' && /^\/(?!\/)/.test(path));
}
