import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DemoUsage } from '#model/demo';
import { pictureNameOf } from '#model/demo-picture';
import { writeChanged } from '../workspace/writeChanged.ts';
import type { ContentProblem } from '../content-pipeline/index.ts';
import { createCachedCompiler } from './cachedCompiler.ts';
import type { CompiledDemo } from './compileDemo.ts';
import { codeFileOf, listDemoFolders } from './demoPaths.ts';
import { type AddressOf, linkCode } from './linkDemo.ts';
import { readPictures } from './pictures/pictureFiles.ts';

interface DemosToCompile {
  /** The repository root. */
  root: string;
  cacheFolder: string;
  /** Output folder of `demo-usage.json`, and of the code of each demo, which browsers fetch on demand. */
  outFolder: string;
  /** Awaited after all demos are compiled, because extracting the API takes as long. */
  addresses: Promise<AddressOf>;
  progress?: (done: number, all: number) => void;
}

/** Compiles all demos and writes their highlighted code and the API members they use. */
export async function compileDemos({
  root,
  cacheFolder,
  outFolder,
  addresses,
  progress,
}: DemosToCompile): Promise<ContentProblem[]> {
  const compile = createCachedCompiler(root, cacheFolder);
  const folders = listDemoFolders(root);
  const demos = new Map<string, CompiledDemo>();
  const problems: ContentProblem[] = [];
  for (const [index, folder] of folders.entries()) {
    const result = await compile(folder);
    if (result.demo) demos.set(folder, result.demo);
    problems.push(...result.problems);
    progress?.(index + 1, folders.length);
    // Formatting never waits for input or output; without a pause, no request for the progress would be answered.
    await setImmediate();
  }
  const addressOf = await addresses;
  for (const [folder, { code }] of demos)
    writeChanged(codeFileOf(outFolder, folder), JSON.stringify(linkCode(code, addressOf)));
  const pictures = readPictures(root);
  const usage = [...demos.values()].map((demo): DemoUsage => {
    const taken = pictures.get(pictureNameOf(demo.usage));
    return { ...demo.usage, picture: taken?.stamp, ...(taken?.isDense && { hasDensePicture: true }) };
  });
  writeChanged(join(outFolder, 'demo-usage.json'), `${JSON.stringify(usage, null, 2)}\n`);
  return problems;
}
