import { statSync } from 'node:fs';
import { join } from 'node:path';
import { assetsInHtml } from '#lib/asset-references';
import { DEMO_PICTURE_FOLDER } from '#model/demo-picture';
import {
  sectionFilesPath,
  SECTIONS,
  sectionOf,
  SHELL_PAGES,
  type OfflineBuild,
  type Section,
  type SectionFiles,
} from '#model/offline';
import { SEARCH_NAMES_FILE, searchTextFile } from '#model/search';
import { writeChanged } from '../workspace/writeChanged.ts';
import { readFileGraph, type FileGraph } from './fileGraph.ts';
import { readPages, siteId, type BuiltPage } from './readSite.ts';

/** Files that browsers request on their own with every page. */
const ROOT_FILES = ['/favicon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

/** The scripts of the frame that pages share; the shell pages lack that of demos, and what it loads for their code. */
const FRAME_SCRIPTS = 'App.astro_';

/** Demos are saved with their guide, so their own pages are not. */
const isSaved = ({ path }: BuiltPage) => !path.startsWith('/x/demos/') && !SHELL_PAGES.includes(path);

/** Writes the list of files of each section into a built site, and returns the data for the service worker. */
export function writeSections(site: string): OfflineBuild {
  const pages = readPages(site);
  const id = siteId(site, pages);
  const graph = readFileGraph(site);
  const shellPages = SHELL_PAGES.map((path) => {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`Page ${path} is missing in ${site}.`);
    return page;
  });

  const searchTexts = Object.fromEntries(
    SECTIONS.map((section) => [section, single(graph, searchTextFile(section))]),
  ) as Record<Section, string>;
  const shell = [
    ...SHELL_PAGES,
    ...ROOT_FILES,
    ...graph.closureOf([...shellPages.flatMap(({ html }) => assetsInHtml(html)), ...graph.named(FRAME_SCRIPTS)]),
    single(graph, SEARCH_NAMES_FILE),
    ...graph.named('worker-'),
  ];
  const build: OfflineBuild = { id, shell: distinct(shell), searchTexts };
  for (const section of SECTIONS) {
    write(
      site,
      filesOf(
        site,
        section,
        pages.filter((page) => isSaved(page) && sectionOf(page.path) === section),
        build,
        graph,
      ),
    );
  }
  return build;
}

function filesOf(
  site: string,
  section: Section,
  pages: readonly BuiltPage[],
  build: OfflineBuild,
  graph: FileGraph,
): SectionFiles {
  const named = pages.flatMap(({ html }) => assetsInHtml(html));
  // Pictures of demos would be most of a section, and show nothing that the demos themselves don't.
  const plain = named.filter((path) => path.startsWith('/static/') && !path.startsWith(`${DEMO_PICTURE_FOLDER}/`));
  const others = build.shell.filter((path) => !SHELL_PAGES.includes(path));
  const files = distinct([...graph.closureOf(named), ...plain, ...others, build.searchTexts[section] ?? ''])
    .filter(Boolean)
    .sort();
  const paths = pages.map(({ path }) => path);
  const sizes = [...paths.map((path) => `${path}index.html`), ...files].map((path) => statSync(join(site, path)).size);
  return { section, build: build.id, bytes: sizes.reduce((sum, size) => sum + size, 0), pages: paths, files };
}

/** Finds `names-….json`, which is `names.json` with a content hash. */
function single(graph: FileGraph, file: string): string {
  const found = graph.named(`${file.replace(/\.json$/, '')}-`).filter((path) => path.endsWith('.json'));
  if (found.length !== 1 || !found[0])
    throw new Error(`Expected one file ${file} in the built site, found ${found.length}.`);
  return found[0];
}

function write(site: string, files: SectionFiles) {
  writeChanged(join(site, sectionFilesPath(files.section)), JSON.stringify(files));
}

function distinct(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
