import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { cache, root } from '../workspace/paths.ts';
import { binaryOf, runNode } from '../workspace/run.ts';
import { step } from '../workspace/steps.ts';
import { checkDemoTypes } from '../checks/demo-types/index.ts';
import { checkImports } from '../checks/imports/index.ts';
import { nativeCompiler } from '../checks/nativeCompiler.ts';
import { formatProblem } from '../content-pipeline/index.ts';
import { ensureEngines } from './engines.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './results.ts';
import { testSite } from './testSite.ts';

/** A stage of a test run, which can be run separately and, in a full run, resumed. */
export interface Stage {
  id: string;
  title: string;
  run: () => Promise<TestResult[]>;
}

const SHARDS = 8;

/** The build comes before the unit tests, because some of them read its output. */
export function quickStages(): Stage[] {
  return [...staticStages, typesAndBuild, unitStage('quick'), siteStage('quick', 1, 1)];
}

/** All tests, in shards, so that an interrupted run loses only one of them. */
export function fullStages(): Stage[] {
  const shards = Array.from({ length: SHARDS }, (_, index) => siteStage('full', index + 1, SHARDS));
  return [...staticStages, typesAndBuild, deployedBuildStage, unitStage('full'), ...shards, enginesStage];
}

/** Only tests of docs/faults.md. */
export function faultStages(): Stage[] {
  return [buildStage, deployedBuildStage, unitStage('quick', FAULT_NAME), siteStage('full', 1, 1, FAULT_NAME)];
}

/** Only the checks in Firefox and WebKit; everything else runs in Chromium. */
export function engineStages(): Stage[] {
  return [buildStage, enginesStage];
}

const FAULT_NAME = String.raw`F\d\d `;

const staticStages: Stage[] = [
  single('lint', 'Lint', async () => (await runNode(binaryOf('oxlint'), ['--quiet'])).code === 0),
  single(
    'format',
    'Format',
    async () =>
      (await runNode(binaryOf('prettier'), ['--check', '--log-level', 'warn', '**/*.{ts,tsx,mjs,css}'])).code === 0,
  ),
  single('imports', 'Import directions', async () => {
    const faults = checkImports(root);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length === 0;
  }),
];

const buildStage = single('build', 'Build the site for tests', async () => {
  if (!findBuild(testSite)) await buildSite({ target: testSite });
  return true;
});

const typesStage = single('types', 'Types', async () => {
  // Generates the types of the content collections, which a fresh clone lacks.
  const collections = await runNode(binaryOf('astro'), ['sync'], { output: 'keep' });
  if (collections.code !== 0) console.log(collections.output);
  const [compiler, demos, templates] = await Promise.all([
    step('Check types of the site', () => runNode(...nativeCompiler())),
    step('Check types of demos', () => checkDemoTypes({ isLocalized: true })),
    step('Check types of templates', () =>
      runNode(binaryOf('@astrojs/check', 'astro-check'), [
        '--minimumSeverity',
        'warning',
        '--tsconfig',
        'src/tsconfig.astro.json',
      ]),
    ),
  ]);
  for (const problem of demos) console.log(`  ${formatProblem(problem)}`);
  return compiler.code === 0 && demos.length === 0 && templates.code === 0;
});

/** Side by side, because neither keeps two cores busy all the time. */
const typesAndBuild: Stage = {
  id: 'types-and-build',
  title: 'Types, and the site for tests',
  run: async () => (await Promise.all([typesStage.run(), buildStage.run()])).flat(),
};

const deployedBuildStage = single('deployed-build', 'Build the site as it is deployed', async () => {
  if (!findBuild()?.isDeployable) await buildSite({ isDeployable: true });
  return true;
});

const enginesStage: Stage = {
  id: 'engines',
  title: 'Checks in Firefox and WebKit',
  run: async () => {
    const report = reportPath('engines');
    const code = await ensureEngines().then(
      async () =>
        (
          await runNode(binaryOf('@playwright/test', 'playwright'), ['test', '--config=tests/engines'], {
            env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          })
        ).code,
      (error: Error) => {
        console.log(`  ${error.message}`);
        return 1;
      },
    );
    return withExitCode('engines', code, readPlaywrightReport(report));
  },
};

function unitStage(tier: 'quick' | 'full', name?: string): Stage {
  return {
    id: 'unit',
    title: 'Unit tests',
    run: async () => {
      const report = reportPath('unit');
      const { code } = await runNode(
        binaryOf('vitest'),
        [
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(name ? ['--testNamePattern', name] : []),
        ],
        // Building the site leaves `production` behind, in which React has no test utilities.
        { env: { NODE_ENV: 'test', TEST_TIER: tier, ...(tier === 'full' && { PROPERTY_RUNS: '1000000' }) } },
      );
      return withExitCode('unit', code, readVitestReport(report, root));
    },
  };
}

function siteStage(tier: 'quick' | 'full', shard: number, shards: number, name?: string): Stage {
  const id = shards === 1 ? 'site' : `site-${shard}-of-${shards}`;
  return {
    id,
    title: shards === 1 ? 'Checks on the built site' : `Checks on the built site, shard ${shard} of ${shards}`,
    run: async () => {
      const report = reportPath(id);
      const { code } = await runNode(
        binaryOf('@playwright/test', 'playwright'),
        ['test', `--shard=${shard}/${shards}`, ...(name ? ['--grep', name] : [])],
        {
          env: { TEST_TIER: tier, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        },
      );
      return withExitCode(id, code, readPlaywrightReport(report));
    },
  };
}

function single(id: string, title: string, check: () => Promise<boolean>): Stage {
  return { id, title, run: async () => [{ file: id, name: title, hasPassed: await check(), isSkipped: false }] };
}

/** A runner can fail without a failed test: a file that does not load, a crash, or no tests at all. */
function withExitCode(id: string, code: number, results: TestResult[]): TestResult[] {
  const isExplained =
    code === 0 ? results.length > 0 : results.some((result) => !result.hasPassed && !result.isSkipped);
  if (isExplained) return results;
  return [...results, { file: id, name: `the runner exited with code ${code}`, hasPassed: false, isSkipped: false }];
}

function reportPath(id: string) {
  const path = join(cache, 'results', `${id}.json`);
  mkdirSync(join(cache, 'results'), { recursive: true });
  rmSync(path, { force: true });
  return path;
}
