import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_AREAS } from '../../tests/faults/matrix.ts';
import { threats } from '../../tests/faults/threats.ts';
import { specification } from '../../tests/specification.ts';
import { failGracefully } from '../build/failGracefully.ts';
import { testFingerprint } from '../build/fingerprint.ts';
import { cache, root } from '../build/places.ts';
import { step } from '../build/steps.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { formatSurvival, survivalOf } from '../testing/faults.ts';
import { proveLines, type SpecificationLine } from '../testing/proof.ts';
import type { TestResult } from '../testing/results.ts';
import { faultStages, fullStages, quickStages, type Stage } from '../testing/stages.ts';

/** `npm test`, `npm run test:full` and `npm run test:faults`: the checks, what they prove, and one line with the counts. */
await failGracefully(async () => {
  const isFull = process.argv.includes('--full');
  const isFaultsOnly = process.argv.includes('--faults');
  // The one with windows for the few tests that need what only it has.
  process.env['WHOLE_BROWSER_PATH'] = await step('Find a browser', () => ensureBrowser({ canOpenWindows: true }));
  process.env['BROWSER_PATH'] = await step('Find a browser without windows', () => ensureBrowser());

  const stages = isFaultsOnly ? faultStages() : isFull ? fullStages() : quickStages();
  const results: TestResult[] = [];
  for (const [index, stage] of stages.entries()) {
    console.log(`\n[${index + 1}/${stages.length}] ${stage.title}`);
    results.push(...(await (isFull ? resumed(stage) : stage.run())));
  }

  if (!isFaultsOnly) results.push(proofOf('Specification', 'tests/specification.ts', specification, results), proofOf('Threats', 'tests/faults/threats.ts', threats, results));
  results.push(proofOfSurvival(results));
  report(results);
});

function proofOf(title: string, file: string, lines: readonly SpecificationLine[], results: readonly TestResult[]): TestResult {
  const { proven, all, faults } = proveLines(lines, results);
  console.log(`\n${title}: ${proven} of ${all} lines proven.`);
  for (const fault of faults) console.log(`  ${fault}`);
  return { file, name: 'listed tests exist and pass', hasPassed: faults.length === 0, isSkipped: false };
}

function proofOfSurvival(results: readonly TestResult[]): TestResult {
  const areas = survivalOf(FAULT_AREAS, results);
  console.log(`\n${formatSurvival(areas)}`);
  return { file: 'tests/faults/matrix.ts', name: 'every row has tests and they pass', hasPassed: areas.every(({ all, survived }) => all === survived), isSkipped: false };
}

/** A full run that was broken off goes on where it stopped, as long as nothing changed. */
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
  for (const { file, name } of counted.filter((result) => result.isFlaky)) console.log(`  passed at the second try: ${file} > ${name}`);
  for (const { file, name } of failed) console.log(`  failed: ${file} > ${name}`);
  console.log(`${counted.length - failed.length} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
