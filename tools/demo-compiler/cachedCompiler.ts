import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles } from '../workspace/importedFiles.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { type CompileResult, createDemoCompiler } from './compileDemo.ts';
import { readDemoSource } from './demoSource.ts';

const COMPILER = join(import.meta.dirname, 'compileDemo.ts');

/** Caches compiled demos by their files, the compiler and the installed packages, because formatting is slow. */
export function createCachedCompiler(root: string, cacheFolder: string) {
  const compile = createDemoCompiler(root);
  let base: string | undefined;

  return async function compileOnce(folder: string): Promise<CompileResult> {
    base ??= hashOf(
      [...importedFiles(COMPILER), join(root, 'package.json'), join(root, 'package-lock.json')].map(read),
    );
    const { definition, files } = readDemoSource(root, folder);
    const key = hashOf([base, folder, JSON.stringify(definition ?? null), JSON.stringify([...files])]);
    const file = join(cacheFolder, `${key}.json`);
    if (existsSync(file)) return JSON.parse(read(file)) as CompileResult;
    const result = await compile(folder);
    if (result.problems.length === 0) writeChanged(file, JSON.stringify(result));
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
