/** Type-checks demos like in the project of a reader who copies them. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '../../workspace/failGracefully.ts';
import { cache, root } from '../../workspace/paths.ts';
import { runNode } from '../../workspace/run.ts';
import type { ContentProblem } from '../../content-pipeline/index.ts';
import { writeLocalized, writeTranslations } from '../../demo-compiler/index.ts';
import { nativeCompiler } from '../nativeCompiler.ts';
import { demoPrograms, type DemoProgram } from './programs.ts';
import { readTypeErrors } from './readTypeErrors.ts';

/** Projects and build info of the incremental compiler: later runs check only changed demos and their imports. */
const NOTES = join(cache, 'demo-types');

export interface DemoTypesOptions {
  /** Also checks their code with texts in another language, which readers can choose. */
  isLocalized?: boolean;
}

export async function checkDemoTypes({ isLocalized = false }: DemoTypesOptions = {}): Promise<ContentProblem[]> {
  mkdirSync(NOTES, { recursive: true });
  const problems: ContentProblem[] = [];
  const translated = writeTranslations(root, join(NOTES, 'translated'));
  const localized = isLocalized ? writeLocalized(root, join(NOTES, 'localized')) : new Map<string, string[]>();
  // Together: most of the time goes into the types of packages.
  for (const { name, files } of demoPrograms(join(root, 'content'), translated))
    problems.push(...(await checkProgram({ name, files: [...files, ...(localized.get(name) ?? [])] })));
  return problems;
}

async function checkProgram({ name, files }: DemoProgram): Promise<ContentProblem[]> {
  const project = join(NOTES, `${name}.json`);
  const include = [join(root, 'content/data/*.d.ts'), ...files];
  writeFileSync(project, JSON.stringify({ extends: join(root, 'content/tsconfig.json'), include }));
  const checked = join(NOTES, `${name}.checked`);
  const fingerprint = fingerprintOf(files);
  if (existsSync(checked) && readFileSync(checked, 'utf8') === fingerprint) return [];
  rmSync(checked, { force: true });
  const options = [
    '--project',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    join(NOTES, `${name}.tsbuildinfo`),
    '--pretty',
    'false',
  ];
  const { code, output } = await runNode(...nativeCompiler(...options), { output: 'keep' });
  const problems = readTypeErrors(output);
  if (code !== 0 && problems.length === 0)
    throw new UserError(`${output.trim()}\n\nDemos were not type-checked; see the error above.`);
  if (problems.length === 0) writeFileSync(checked, fingerprint);
  return problems;
}

/** Even an incremental compiler takes seconds to find that nothing has changed, once for each date adapter. */
function fingerprintOf(files: readonly string[]): string {
  const sources = [
    ...files.map((file) => relative(root, file)),
    ...globSync('content/data/*.ts', { cwd: root }),
    'content/tsconfig.json',
    'tsconfig.json',
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
