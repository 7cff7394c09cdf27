/** Prints what the default exports of `<folder>/<library>/methods.js` hold, in the time zone of this process. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DATE_LIBRARIES } from '../libraries.ts';

const folder = process.argv[2] ?? '';
const load = createRequire(join(folder, 'package.json'));
const results = ['dayjs', ...DATE_LIBRARIES].map((library) => {
  const { default: values } = load(`./${library}/methods.js`) as { default: readonly string[] };
  return [library, values];
});
process.stdout.write(`\n${JSON.stringify(Object.fromEntries(results))}`);
