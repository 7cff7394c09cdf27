import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged } from '../build/writeChanged.ts';
import { type CompileResult, createDemoCompiler } from './compileDemo.ts';
import { readDemoSource } from './demoSource.ts';

const here = import.meta.dirname;
/** Sources that affect the output: the compiler, and the highlighter. */
const SOURCES = [here, join(here, '../content-pipeline/render')];

/** Caches compiled demos by their files, the compiler and the installed packages, because formatting is slow. */
export function createCachedCompiler(root: string, cacheFolder: string) {
  const compile = createDemoCompiler(root);
  let base: string | undefined;

  return async function compileOnce(folder: string): Promise<CompileResult> {
    base ??= hashOf([...SOURCES.flatMap(sourcesBelow), join(root, 'package.json'), join(root, 'package-lock.json')].map(read));
    const { definition, files } = readDemoSource(root, folder);
    const key = hashOf([base, folder, JSON.stringify(definition ?? null), JSON.stringify([...files])]);
    const file = join(cacheFolder, `${key}.json`);
    if (existsSync(file)) return JSON.parse(read(file)) as CompileResult;
    const result = await compile(folder);
    if (result.problems.length === 0) writeChanged(file, JSON.stringify(result));
    return result;
  };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}
