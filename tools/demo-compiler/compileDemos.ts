import { join } from 'node:path';
import type { DemoUsage } from '#model/demo';
import { writeChanged } from '../build/writeChanged.ts';
import type { ContentProblem } from '../content-pipeline/index.ts';
import { createCachedCompiler } from './cachedCompiler.ts';
import { codeFileOf, listDemoFolders } from './demoPaths.ts';

export interface DemosToCompile {
  /** The repository root. */
  root: string;
  cacheFolder: string;
  /** Output folder of `demo-usage.json`, and of the code of each demo, which browsers fetch on demand. */
  outFolder: string;
  progress?: (done: number, all: number) => void;
}

/** Compiles all demos and writes their highlighted code and the API members they use. */
export async function compileDemos({ root, cacheFolder, outFolder, progress }: DemosToCompile): Promise<ContentProblem[]> {
  const compile = createCachedCompiler(root, cacheFolder);
  const folders = listDemoFolders(root);
  const usage: DemoUsage[] = [];
  const problems: ContentProblem[] = [];
  for (const [index, folder] of folders.entries()) {
    const result = await compile(folder);
    if (result.demo) {
      usage.push(result.demo.usage);
      writeChanged(codeFileOf(outFolder, folder), JSON.stringify(result.demo.code));
    }
    problems.push(...result.problems);
    progress?.(index + 1, folders.length);
  }
  writeChanged(join(outFolder, 'demo-usage.json'), `${JSON.stringify(usage, null, 2)}\n`);
  return problems;
}
