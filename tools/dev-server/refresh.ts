import { generate } from '../build/generate.ts';
import { step } from '../build/steps.ts';
import { formatProblems } from '../content-pipeline/index.ts';

/**
 * Brings `generated/` up to date and gives the problems of the content as text. Called in a thread of its own each time:
 * rules, the navigation tree and the extractor are then read anew as well, and pages are served meanwhile.
 */
export async function refresh(isFirst: boolean): Promise<string> {
  const { problems } = await generate(isFirst ? step : silently);
  return problems.length > 0 ? formatProblems(problems) : '';
}

const silently: typeof step = async (_, work) => work(() => undefined);
