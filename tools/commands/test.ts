import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failGracefully } from '../workspace/failGracefully.ts';
import { testFingerprint } from '../build/fingerprint.ts';
import { cache, root } from '../workspace/paths.ts';
import { step } from '../workspace/steps.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { proveStatements, type TestReference } from '../testing/proof.ts';
import { readStatements } from '../testing/readStatements.ts';
import type { TestResult } from '../testing/results.ts';
import { engineStages, faultStages, fullStages, quickStages, type Stage } from '../testing/stages.ts';

/** A quick run skips tests marked for the full run. */
const isFullRun = process.argv.includes('--full') || process.argv.includes('--faults');

/** `npm test`, `npm run test:full`, `test:faults` and `test:engines`: runs all stages, verifies the specification, prints counts. */
await failGracefully(async () => {
  if (process.argv.includes('--engines')) return report(await runAll(engineStages(), (stage) => stage.run()));
  const isFaultsOnly = process.argv.includes('--faults');
  // A few tests need a full browser; the others run in the headless shell.
  process.env['WHOLE_BROWSER_PATH'] = await step('Find a full browser', () => ensureBrowser({ canOpenWindows: true }));
  process.env['BROWSER_PATH'] = await step('Find a headless browser', () => ensureBrowser());

  const stages = isFaultsOnly ? faultStages() : isFullRun ? fullStages() : quickStages();
  const results = await runAll(stages, isFullRun && !isFaultsOnly ? resumed : (stage) => stage.run());
  if (!isFaultsOnly)
    results.push(
      proofOf('Specification', 'docs/specification.md', results),
      proofOf('Threats', 'docs/threats.md', results),
    );
  results.push(proofOf('Faults', 'docs/faults.md', results));
  report(results);
});

async function runAll(stages: readonly Stage[], run: (stage: Stage) => Promise<TestResult[]>): Promise<TestResult[]> {
  const results: TestResult[] = [];
  const seconds: [title: string, taken: number][] = [];
  for (const [index, stage] of stages.entries()) {
    console.log(`\n[${index + 1}/${stages.length}] ${stage.title}`);
    const started = performance.now();
    results.push(...(await run(stage)));
    seconds.push([stage.title, Math.round((performance.now() - started) / 1000)]);
  }
  console.log(`\n${seconds.map(([title, taken]) => `${title}: ${taken} s`).join('\n')}`);
  return results;
}

function proofOf(title: string, file: string, results: readonly TestResult[]): TestResult {
  const statements = readStatements(readFileSync(join(root, file), 'utf8'));
  const { proven, later, all, faults } = proveStatements(statements, results, isInFullRun);
  console.log(`\n${title}: ${proven} of ${all} statements proven${later > 0 ? `, ${later} in the full run` : ''}.`);
  for (const fault of faults) console.log(`  ${fault}`);
  return { file, name: 'listed tests exist and pass', hasPassed: faults.length === 0, isSkipped: false };
}

/** Whether a test that a quick run skips exists in its file. */
function isInFullRun({ file, name }: TestReference): boolean {
  return !isFullRun && existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(name);
}

/** Resumes an interrupted full run, as long as nothing changed. */
async function resumed(stage: Stage): Promise<TestResult[]> {
  const folder = join(cache, 'test-full', testFingerprint(root, process.env));
  const file = join(folder, `${stage.id}.json`);
  if (existsSync(file)) {
    console.log('  passed before, nothing changed since');
    return JSON.parse(readFileSync(file, 'utf8')) as TestResult[];
  }
  const results = await stage.run();
  if (results.every((result) => result.hasPassed || result.isSkipped)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }
  return results;
}

function report(results: readonly TestResult[]) {
  const counted = results.filter((result) => !result.isSkipped);
  const failed = counted.filter((result) => !result.hasPassed);
  const skipped = results.length - counted.length;
  for (const { file, name } of failed) console.log(`  failed: ${file} > ${name}`);
  console.log(
    `${counted.length - failed.length} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
