import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYNTAX_COLORS } from '../content-pipeline/index.ts';
import { importedFiles } from '../workspace/importedFiles.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { type CompileResult, createDemoCompiler } from './compileDemo.ts';
import { createDatesCompiler, type DatesOfDemo } from './dates/compileDates.ts';
import { usesDayjs } from './dates/usesDayjs.ts';
import { type DemoSource, readDemoSource } from './demoSource.ts';

interface Cache<Result> {
  root: string;
  cacheFolder: string;
  /** The module of what is cached; a change to a file that it imports makes all results stale. */
  program: string;
  compile: (source: DemoSource) => Promise<Result>;
  isKept: (result: Result) => boolean;
}

/** Caches compiled demos by their files, the compiler and the installed packages, because formatting is slow. */
export function createCachedCompiler(root: string, cacheFolder: string) {
  const compile = createDemoCompiler(root);
  const compileOnce = cached<CompileResult>({
    root,
    cacheFolder,
    program: 'compileDemo.ts',
    compile: ({ folder }) => compile(folder),
    isKept: ({ problems }) => problems.length === 0,
  });
  return (folder: string) => compileOnce(readDemoSource(root, folder));
}

/** The same for the code of a demo in other date libraries; `undefined` if it does not use Day.js. */
export function createCachedDatesCompiler(root: string, cacheFolder: string) {
  const compileOnce = cached<DatesOfDemo>({
    root,
    cacheFolder,
    program: 'dates/compileDates.ts',
    compile: createDatesCompiler(root),
    isKept: () => true,
  });
  return async (folder: string) => {
    const source = readDemoSource(root, folder);
    return usesDayjs(source) ? compileOnce(source) : undefined;
  };
}

function cached<Result>({ root, cacheFolder, program, compile, isKept }: Cache<Result>) {
  let base: string | undefined;
  return async function compileOnce(source: DemoSource): Promise<Result> {
    base ??= hashOf(
      [
        ...importedFiles(join(import.meta.dirname, program)),
        ...['package.json', 'package-lock.json', SYNTAX_COLORS].map((file) => join(root, file)),
      ].map(read),
    );
    const { folder, definition, files } = source;
    const key = hashOf([program, base, folder, JSON.stringify(definition ?? null), JSON.stringify([...files])]);
    const file = join(cacheFolder, `${key}.json`);
    if (existsSync(file)) return JSON.parse(read(file)) as Result;
    const result = await compile(source);
    if (isKept(result)) writeChanged(file, JSON.stringify(result));
    return result;
  };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}
