import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoUsage } from '#model/demo';
import type { ContentProblem } from '../content-pipeline/index.ts';
import { createCachedCompiler } from './cachedCompiler.ts';
import { listDemoFolders } from './places.ts';

export interface DemosToCompile {
  /** The checkout. */
  root: string;
  cacheFolder: string;
  /** Where `demo-usage.json` goes. */
  outFolder: string;
  progress?: (done: number, all: number) => void;
}

/** Compiles every demo and writes down which parts of the API each uses. The build goes on only without problems. */
export async function compileDemos({ root, cacheFolder, outFolder, progress }: DemosToCompile): Promise<ContentProblem[]> {
  const compile = createCachedCompiler(root, cacheFolder);
  const folders = listDemoFolders(root);
  const usage: DemoUsage[] = [];
  const problems: ContentProblem[] = [];
  for (const [index, folder] of folders.entries()) {
    const result = await compile(folder);
    if (result.demo) usage.push(result.demo.usage);
    problems.push(...result.problems);
    progress?.(index + 1, folders.length);
  }
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(join(outFolder, 'demo-usage.json'), `${JSON.stringify(usage, null, 2)}\n`);
  return problems;
}
