import type ts from 'typescript';
import type { PlaygroundFile } from '#model/playground';
import { LIB_FOLDER, LIBS, type TypesPack } from '#model/type-packs';

export type TypeScript = typeof ts;

/** What is not a module of the compiler: styles, of which a reader gets the names of classes. */
const AMBIENT = { name: '/ambient.d.ts', text: "declare module '*.module.css' { const classes: Readonly<Record<string, string>>; export default classes; }\ndeclare module '*.css' {}\n" };

/** A reader's files and the packs as a file system in memory, with the settings of a project that was started today. */
export function createHost({ ScriptTarget, ModuleKind, ModuleResolutionKind, JsxEmit, ScriptSnapshot }: TypeScript) {
  const texts = new Map<string, string>([[AMBIENT.name, AMBIENT.text]]);
  const folders = new Set<string>(['/']);
  const versions = new Map<string, number>();
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  let own: string[] = [];

  const settings: ts.CompilerOptions = {
    target: ScriptTarget.ES2022,
    lib: [...LIBS],
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowJs: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: [],
  };

  function put(path: string, text: string) {
    if (texts.get(path) === text) return;
    texts.set(path, text);
    snapshots.delete(path);
    versions.set(path, (versions.get(path) ?? 0) + 1);
  }

  function snapshotOf(path: string) {
    const text = texts.get(path);
    if (text === undefined) return undefined;
    const known = snapshots.get(path) ?? ScriptSnapshot.fromString(text);
    snapshots.set(path, known);
    return known;
  }

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [AMBIENT.name, ...own.filter((path) => /\.[jt]sx?$/.test(path))],
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: snapshotOf,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIB_FOLDER}${LIBS[0]}`,
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    directoryExists: (path) => folders.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path),
    useCaseSensitiveFileNames: () => true,
  };

  return {
    host,
    textOf: (path: string) => texts.get(path),
    addPack(pack: TypesPack) {
      for (const [path, text] of Object.entries(pack)) {
        put(path, text);
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.add(path.slice(0, end));
      }
    },
    setFiles(files: readonly PlaygroundFile[]) {
      const next = files.map(({ name }) => pathOf(name));
      for (const gone of own.filter((path) => !next.includes(path))) texts.delete(gone);
      for (const { name, text } of files) put(pathOf(name), text);
      own = next;
    },
  };
}

/** A reader's files have no folders. */
export function pathOf(name: string): string {
  return `/${name}`;
}
