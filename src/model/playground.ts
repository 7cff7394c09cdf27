/** The playground: user projects, and the runtime prepared by the build. */

export interface PlaygroundFile {
  /** `App.tsx`; folders are not supported. */
  readonly name: string;
  readonly text: string;
}

/** A user project. The default export of the first file is rendered. */
export interface PlaygroundProject {
  readonly title: string;
  readonly files: readonly PlaygroundFile[];
}

/** The runtime bundles, created at build time from the installed packages. */
export interface RuntimeManifest {
  readonly chunks: Readonly<Record<string, RuntimeChunk>>;
  /** The chunk of each import: `@mui/x-charts/BarChart` is in `x-charts`. */
  readonly modules: Readonly<Record<string, string>>;
  /** Exact versions of the packages, for exported projects. */
  readonly versions: Readonly<Record<string, string>>;
  /** Exact versions of the tools of an exported project. */
  readonly tools: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

interface RuntimeChunk {
  readonly url: string;
  /** Other chunks that must be available before it. */
  readonly imports: readonly string[];
}

/** The runner's frame: a separate document with its own content security policy. */
export const FRAME_PATH = '/playground-frame/';
/** Written by the build. */
export const RUNTIME_MANIFEST_PATH = '/static/playground/runtime.json';
export const PLAYGROUND_PATH = '/x/playground';
/** The page that composes a data grid from what a reader needs. */
export const STARTER_PATH = '/x/start';

/** Maximum decoded size of a shared or stored project. */
export const MAX_PROJECT_BYTES = 256 * 1024;
export const MAX_FILES = 20;
const MAX_TITLE_CHARACTERS = 80;
const FILE_NAME = /^[A-Za-z][\w-]{0,40}(?:\.[\w-]{1,20})?\.(?:tsx|ts|jsx|js|css|json)$/;

export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Validates a project; returns `undefined` if it is invalid or too large. */
export function readProject(value: unknown): PlaygroundProject | undefined {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !Array.isArray(value['files'])) return undefined;
  const files = value['files'].flatMap((file: unknown): PlaygroundFile[] => {
    if (!isRecord(file) || typeof file['name'] !== 'string' || typeof file['text'] !== 'string') return [];
    return isFileName(file['name']) ? [{ name: file['name'], text: file['text'] }] : [];
  });
  const isValid = files.length === value['files'].length && files.length > 0 && files.length <= MAX_FILES;
  const isDistinct = new Set(files.map(({ name }) => name.toLowerCase())).size === files.length;
  if (!isValid || !isDistinct || !isScript(files[0]) || sizeOf(files) > MAX_PROJECT_BYTES) return undefined;
  return { title: value['title'].trim().slice(0, MAX_TITLE_CHARACTERS), files };
}

/** The first file is run, so it must be a script. */
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
