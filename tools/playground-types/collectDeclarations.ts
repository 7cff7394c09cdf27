import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { LIB_FOLDER, LIBS, typesOfSpecifier } from '#model/type-packs';
import { packageOfFile } from '#lib/package-name';
import { keepsComments, packOf } from './packOf.ts';
import { withoutComments } from './withoutComments.ts';

export interface Declarations {
  /** Files of each pack, by their path in the type checker. */
  packs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The packs that each package needs. */
  packages: ReadonlyMap<string, readonly string[]>;
}

/** The fields of package.json that module resolution needs. */
const DESCRIPTION_FIELDS = ['name', 'version', 'type', 'main', 'types', 'typings', 'typesVersions', 'exports'];
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: [...LIBS],
  types: [],
  strict: true,
};

/** Records the files that the compiler reads for a program with all imports of a package, for each package. */
export function collectDeclarations(root: string, specifiers: readonly string[]): Declarations {
  const packs = new Map<string, Map<string, string>>();
  const packages = new Map<string, readonly string[]>();
  const parsed = new Map<string, ts.SourceFile | undefined>();
  for (const name of new Set(specifiers.map(typesOfSpecifier))) {
    const own = specifiers.filter((one) => typesOfSpecifier(one) === name);
    const read = readProgram(root, own.map((one) => `import ${JSON.stringify(one)};`).join('\n'), parsed);
    const used = new Set<string>();
    for (const [file, text] of read) {
      const owner = packageOfFile(file);
      const pack = packOf(owner);
      used.add(pack);
      const files = packs.get(pack) ?? new Map<string, string>();
      packs.set(pack, files);
      const path = pathInChecker(root, file);
      if (!files.has(path)) files.set(path, shorten(file, owner, text));
    }
    packages.set(name, [...used].sort());
  }
  return { packs: new Map([...packs].map(([name, files]) => [name, sorted(files)])), packages };
}

function readProgram(root: string, text: string, parsed: Map<string, ts.SourceFile | undefined>): Map<string, string> {
  const entry = join(root, 'every-import.ts');
  const descriptions = new Map<string, string>();
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, readFile, fileExists } = host;
  host.readFile = (file) => {
    const content = readFile(file);
    if (content !== undefined && file.endsWith('package.json') && file.includes('node_modules'))
      descriptions.set(file, content);
    return content;
  };
  host.fileExists = (file) => file === entry || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    if (file === entry) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([entry], OPTIONS, host);
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName !== entry)
    .map(({ fileName, text: content }) => [fileName, content] as const);
  const owners = new Set(sources.map(([file]) => packageOfFile(file)));
  return new Map([...sources, ...[...descriptions].filter(([file]) => owners.has(packageOfFile(file)))]);
}

function pathInChecker(root: string, file: string): string {
  const path = relative(root, file).split(sep).join('/');
  return path.startsWith('node_modules/typescript/lib/')
    ? path.replace('node_modules/typescript/lib/', LIB_FOLDER)
    : `/${path}`;
}

function shorten(file: string, owner: string, text: string): string {
  if (file.endsWith('package.json')) {
    const description = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(
      Object.fromEntries(
        DESCRIPTION_FIELDS.filter((field) => field in description).map((field) => [field, description[field]]),
      ),
    );
  }
  return keepsComments(owner) ? text : withoutComments(file, text);
}

function sorted(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
