import type { PlaygroundFile } from '#model/playground';
import { SOURCE_PREFIX } from '../placeInSource.ts';

type ModuleScope = { exports: Record<string, unknown> };
type Evaluate = (
  code: string,
  address: string,
) => (require: (specifier: string) => unknown, exports: object, module: ModuleScope) => void;

export interface UserModulesOptions {
  files: readonly PlaygroundFile[];
  /** Compiles TypeScript and JSX to CommonJS, preserving lines. */
  compile: (file: PlaygroundFile) => string;
  evaluate: Evaluate;
  /** A package of the runtime, or `undefined` if it does not exist. */
  packageOf: (specifier: string) => unknown;
  /** Adds a stylesheet to the document. */
  addStyles: (css: string) => void;
}

/** An import that cannot be resolved, with its location. */
export class MissingImport extends Error {
  override name = 'MissingImport';
  readonly specifier: string;
  readonly file: string;
  readonly line: number | undefined;

  constructor(specifier: string, file: string, line: number | undefined) {
    super(specifier);
    this.specifier = specifier;
    this.file = file;
    this.line = line;
  }
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** The user's files as modules that import each other and the packages of the runtime. */
export function createUserModules({ files, compile, evaluate, packageOf, addStyles }: UserModulesOptions) {
  const loaded = new Map<string, ModuleScope>();

  function requireFrom(file: PlaygroundFile, specifier: string): unknown {
    const found = specifier.startsWith('./') ? resolveFile(files, specifier) : packageOf(specifier);
    if (found === undefined) throw new MissingImport(specifier, file.name, lineOf(file.text, specifier));
    return specifier.startsWith('./') ? load(found as PlaygroundFile) : found;
  }

  function load(file: PlaygroundFile): unknown {
    const known = loaded.get(file.name);
    if (known) return known.exports;
    const module: ModuleScope = { exports: {} };
    loaded.set(file.name, module);
    if (file.name.endsWith('.css')) {
      addStyles(file.text);
      module.exports = { __esModule: true, default: classesIn(file.text) };
    } else if (file.name.endsWith('.json')) {
      module.exports = { __esModule: true, default: JSON.parse(file.text) as unknown };
    } else {
      const run = evaluate(compile(file), SOURCE_PREFIX + file.name);
      run((specifier) => requireFrom(file, specifier), module.exports, module);
    }
    return module.exports;
  }

  return { load };
}

export function resolveFile(files: readonly PlaygroundFile[], specifier: string): PlaygroundFile | undefined {
  const stem = specifier.slice('./'.length);
  return EXTENSIONS.map((extension) => files.find(({ name }) => name === stem + extension)).find(
    (file) => file !== undefined,
  );
}

/** The packages that compiled code requires. A false positive only loads an unneeded bundle. */
export function packagesIn(code: string): string[] {
  const found = [...code.matchAll(/\brequire\(\s*(['"])([^'"\\]+)\1\s*\)/g)].map((match) => match[2] ?? '');
  return [...new Set(found.filter((specifier) => !specifier.startsWith('.')))];
}

function lineOf(text: string, specifier: string): number | undefined {
  const index = text
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return index < 0 ? undefined : index + 1;
}

/** A frame contains a single project, so CSS module names don't need to be made unique. */
function classesIn(css: string): Record<string, string> {
  const names = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(
    (match) => match[1] ?? '',
  );
  return Object.fromEntries(names.map((name) => [name, name]));
}
