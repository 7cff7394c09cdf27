/** The playground: what a reader writes in it, and what the build prepares for running it. */

export interface PlaygroundFile {
  /** `App.tsx`. Flat: there are no folders. */
  readonly name: string;
  readonly text: string;
}

/** What a reader writes. The first file is the one that is shown: its default export is rendered. */
export interface PlaygroundProject {
  readonly title: string;
  readonly files: readonly PlaygroundFile[];
}

/** The bundles that a run may need, made at build time from the installed packages. */
export interface RuntimeManifest {
  readonly chunks: Readonly<Record<string, RuntimeChunk>>;
  /** The chunk behind each import: `@mui/x-charts/BarChart` is in `x-charts`. */
  readonly modules: Readonly<Record<string, string>>;
  /** Exact versions of the packages, for projects that leave the playground. */
  readonly versions: Readonly<Record<string, string>>;
  /** The same for the tools of such a project. */
  readonly tools: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export interface RuntimeChunk {
  readonly url: string;
  /** Other chunks it requires, which must be there before it. */
  readonly imports: readonly string[];
}

/** Where the runner's frame is; a document of its own, with a content security policy of its own. */
export const FRAME_PATH = '/playground-frame/';
/** Written by the build beside the site's own files. */
export const RUNTIME_MANIFEST_PATH = '/static/playground/runtime.json';
/** The page, and the shorter address that answers with the same document. */
export const PLAYGROUND_PATH = '/x/playground';
export const PLAYGROUND_SHORT_PATH = '/playground';

/** Decoded size of everything a reader shares or keeps. */
export const MAX_PROJECT_BYTES = 256 * 1024;
export const MAX_FILES = 20;
const MAX_TITLE_CHARACTERS = 80;
const FILE_NAME = /^[A-Za-z][\w-]{0,40}(?:\.[\w-]{1,20})?\.(?:tsx|ts|jsx|js|css|json)$/;

export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Anything that claims to be a project; nothing comes back for anything else, and for what is too large. */
export function readProject(value: unknown): PlaygroundProject | undefined {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !Array.isArray(value['files'])) return undefined;
  const files = value['files'].flatMap((file: unknown): PlaygroundFile[] => {
    if (!isRecord(file) || typeof file['name'] !== 'string' || typeof file['text'] !== 'string') return [];
    return isFileName(file['name']) ? [{ name: file['name'], text: file['text'] }] : [];
  });
  const isWhole = files.length === value['files'].length && files.length > 0 && files.length <= MAX_FILES;
  const isDistinct = new Set(files.map(({ name }) => name.toLowerCase())).size === files.length;
  if (!isWhole || !isDistinct || !isScript(files[0]) || sizeOf(files) > MAX_PROJECT_BYTES) return undefined;
  return { title: value['title'].trim().slice(0, MAX_TITLE_CHARACTERS), files };
}

/** The first file is run, so it must be one that can be. */
function isScript(file: PlaygroundFile | undefined): boolean {
  return file !== undefined && /\.(?:tsx|ts|jsx|js)$/.test(file.name);
}

export function sizeOf(files: readonly PlaygroundFile[]): number {
  const encoder = new TextEncoder();
  return files.reduce((sum, { name, text }) => sum + name.length + encoder.encode(text).length, 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
