import { join } from 'node:path';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { HISTORY_FILE, npmRegistry, updateHistory } from '../api-history/index.ts';
import { cache, root } from '../workspace/paths.ts';
import { step } from '../workspace/steps.ts';

/**
 * `npm run history`, when the library has a release: adds what it changed to the history of the API.
 * `npm run history -- 20` reads at most twenty releases; a later run goes on where it stopped.
 */
await failGracefully(async () => {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined && !/^[1-9]\d*$/.test(argument))
    throw new UserError(`${argument} is not a number of releases; pass one such as 20, or nothing to read all.`);
  const options = { root, cacheFolder: join(cache, 'api-history'), registry: npmRegistry() };
  const { added, missing } = await step('Read releases', (progress) =>
    updateHistory({ ...options, ...(argument && { limit: Number(argument) }), progress }),
  );
  console.log(
    added.length > 0
      ? `${added.length} releases were added to ${HISTORY_FILE}; ${missing} are still missing.`
      : `${HISTORY_FILE} has all releases that the registry lists.`,
  );
});
