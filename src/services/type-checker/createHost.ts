import type ts from 'typescript';
import type { PlaygroundFile } from '#model/playground';
import { LIB_FOLDER, LIBS, type TypesPack } from '#model/type-packs';

export type TypeScript = typeof ts;

/** Ambient declarations for stylesheets. */
const AMBIENT = {
  name: '/ambient.d.ts',
  text: "declare module '*.module.css' { const classes: Readonly<Record<string, string>>; export default classes; }\ndeclare module '*.css' {}\n",
};

/** An in-memory file system with the user's files and the declaration packs, and the options of a new project. */
export function createHost({ ScriptTarget, ModuleKind, ModuleResolutionKind, JsxEmit, ScriptSnapshot }: TypeScript) {
  const texts = new Map<string, string>([[AMBIENT.name, AMBIENT.text]]);
  const folders = new Set<string>(['/']);
  const versions = new Map<string, number>();
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  let userPaths: string[] = [];

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
    const snapshot = snapshots.get(path) ?? ScriptSnapshot.fromString(text);
    snapshots.set(path, snapshot);
    return snapshot;
  }

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [AMBIENT.name, ...userPaths.filter((path) => /\.[jt]sx?$/.test(path))],
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
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
          folders.add(path.slice(0, end));
      }
    },
    setFiles(files: readonly PlaygroundFile[]) {
      const next = files.map(({ name }) => pathOf(name));
      for (const removed of userPaths.filter((path) => !next.includes(path))) texts.delete(removed);
      for (const { name, text } of files) put(pathOf(name), text);
      userPaths = next;
    },
  };
}

/** User files have no folders. */
export function pathOf(name: string): string {
  return `/${name}`;
}
