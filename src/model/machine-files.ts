import type { UsualPair } from '#model/api-changes';
import type { PagePath } from '#model/nav';

/** Paths of the machine-readable versions of pages. */

/** The page as Markdown: `/x/react-data-grid/sorting.md`. Always in English, regardless of the page's language. */
export function pathOfMarkdown(path: string): `/${string}` {
  return `/${path.slice(1)}.md`;
}

/** The social image of a page: `/static/social/react-data-grid/sorting.png`. */
export function pathOfPicture(path: string): `/${string}` {
  return `/static/social/${path.replace(/^\/(?:x\/)?/, '')}.png`;
}

/** The size that social networks show without cropping. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The list of pages for language models, for the whole site or one product. */
export function pathOfLlms(productPath = '/x'): `/${string}` {
  return `/${productPath.slice(1)}/llms.txt`;
}

/** The place at the root where tools look for the list first. */
export const ROOT_LLMS_PATH = '/llms.txt';

/** How to use all of this, for assistants that load instructions on demand. */
export const SKILL_PATH = '/x/skill.md';

/** Messages of the packages with cause and fix. */
export const ERRORS_PATH = '/x/errors.json';

/** The code of a demo, and what it uses; its page is `path`. */
export function pathOfDemoData(path: string): `/${string}` {
  return `/${path.slice(1).replace(/\/$/, '')}.json`;
}

export const API_INDEX_PATH = '/x/api-index.json';
export const API_INDEX_SCHEMA_PATH = '/x/api-index.schema.json';

/** The documentation as an MCP server, an npm package that `npx` can run. */
export const MCP_PACKAGE = 'mui-x-docs-mcp';
export const MCP_PATH = `/x/mcp/${MCP_PACKAGE}.tgz`;

/** The API of all releases, as `content/api-history.json` has it. */
export const HISTORY_PATH = '/x/api-history.json';

/** The release that added what is newer than the first one of the major version, by address; for the results of the search. */
export const RECENT_PATH = '/x/api-recent.json';

/** The changes between a usual pair of releases; its Markdown and JSON versions are beside it. */
export function pathOfChanges(pair: UsualPair): PagePath {
  return pair === 'last-minor' ? '/x/api/changes' : `/x/api/changes/${pair}`;
}
