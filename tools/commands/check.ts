import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { nav } from '#content/nav.ts';
import { CURRENT_VERSION } from '#content/versions.ts';
import { rowHistories } from '#model/row-history';
import { HISTORY_FILE, readHistory } from '../api-history/index.ts';
import { newFlagHints } from '../build/newFlags.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { checkSources } from '../build/generate.ts';
import { root } from '../workspace/paths.ts';
import { step } from '../workspace/steps.ts';
import { checkDemoTypes } from '../checks/demo-types/index.ts';
import { checkImportCosts } from '../checks/import-costs/index.ts';
import { formatProblems, problemsBelow } from '../content-pipeline/index.ts';
import { findStalePictures, type PictureSubject, readPictureSubjects } from '../demo-compiler/index.ts';

const MOST_NAMED = 12;

/**
 * `npm run check`: all problems of pages and demos, without building the site.
 * `npm run check -- content/data-grid` limits the report to one folder or file.
 *
 * Old pictures of demos are named but are no problem: taking them needs a browser and a built site, which whoever writes a demo
 * may not have, and an old picture still leads to its demo.
 */
await failGracefully(async () => {
  const started = performance.now();
  const filters = process.argv.slice(2).map(toFilter);
  const [sources, typeProblems] = await Promise.all([
    checkSources(),
    step('Check types of demos', () => checkDemoTypes()),
  ]);
  const problems = [...sources.problems, ...typeProblems, ...checkImportCosts(root, sources.manifest)];
  const reported = problemsBelow(problems, filters);
  const elsewhere = problems.length - reported.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n${reported.length > 0 ? formatProblems(reported) : 'No problems.'}${elsewhere > 0 ? ` ${elsewhere} more elsewhere.` : ''} Checked in ${seconds} s.`,
  );
  const stale = findStalePictures(root, readPictureSubjects(root)).filter(
    ({ folder }) => filters.length === 0 || filters.some((filter) => `${folder}/`.startsWith(`${filter}/`)),
  );
  if (stale.length > 0) console.log(describeStale(stale));
  const history = readHistory(join(root, HISTORY_FILE));
  const hints = newFlagHints(nav, sources.guides, (folder) => rowHistories(history, folder, CURRENT_VERSION));
  for (const hint of filters.length > 0 ? [] : hints) console.log(`Hint: ${hint}`);
  process.exitCode = reported.length > 0 ? 1 : 0;
});

function describeStale(subjects: readonly PictureSubject[]): string {
  const named = subjects.slice(0, MOST_NAMED).map(({ demo }) => demo);
  const others = subjects.length - named.length;
  return `\nThese demos look different from their pictures, or have none; "npm run pictures" takes them:\n  ${named.join('\n  ')}${others > 0 ? `\n  and ${others} more` : ''}`;
}

/** Converts an argument to the form in which problems name files. */
function toFilter(argument: string): string {
  const path = resolve(root, argument);
  if (!existsSync(path))
    throw new UserError(`${argument} does not exist; pass a folder or file such as content/data-grid.`);
  return relative(root, path).split(sep).join('/');
}
