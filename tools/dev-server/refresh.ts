import { generate } from '../build/generate.ts';
import { step } from '../workspace/steps.ts';
import { formatProblems } from '../content-pipeline/index.ts';

/**
 * Updates `generated/` and returns the problems of the content as text. Each call runs in a new worker thread, so that
 * changed rules, navigation and tools are reloaded, and pages are served meanwhile.
 */
export async function refresh(isFirst: boolean): Promise<string> {
  const { problems } = await generate(isFirst ? step : silently);
  return problems.length > 0 ? formatProblems(problems) : '';
}

const silently: typeof step = async (_, work) => work(() => undefined);
