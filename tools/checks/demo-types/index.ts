/** Type-checks demos like in the project of a reader who copies them. */
import { join } from 'node:path';
import { UserError } from '../../build/failGracefully.ts';
import { cache } from '../../build/paths.ts';
import { binaryOf, runNode } from '../../build/run.ts';
import type { ContentProblem } from '../../content-pipeline/index.ts';
import { readTypeErrors } from './readTypeErrors.ts';

/** Build info of the incremental compiler: later runs check only changed demos and their imports. */
const NOTES = join(cache, 'demo-types.tsbuildinfo');

export async function checkDemoTypes(): Promise<ContentProblem[]> {
  const options = ['--noEmit', '--project', 'content', '--incremental', '--tsBuildInfoFile', NOTES, '--pretty', 'false'];
  const { code, output } = await runNode(binaryOf('typescript', 'tsc'), options, { output: 'keep' });
  const problems = readTypeErrors(output);
  if (code !== 0 && problems.length === 0) throw new UserError(`${output.trim()}\n\nDemos were not type-checked; see the error above.`);
  return problems;
}
