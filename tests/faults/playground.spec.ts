import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, full, fullAndWhole, test, whole } from '../support/fixtures.ts';
import { RUN_MS, saying, workbench } from '../playground/support/workbench.ts';

/** Counts the tasks that the page runs from now on; the bench measures how long it is blocked. */
async function countTasks(page: Page) {
  await page.evaluate(() => {
    const seen = { tasks: 0 };
    Object.assign(globalThis, { seen });
    setInterval(() => (seen.tasks += 1), 20);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { tasks: number } }).seen.tasks);
}

/** What the page runs at least in the three seconds until code is stopped. Code in its own thread would leave it no task. */
const FEW_TASKS = 5;

/** Faulty programs, each with the expected message. */
const FAULTS: readonly [name: string, code: string, title: string, ...details: string[]][] = [
  [
    'a throw in render',
    `export default function App(): never {\n  throw new Error('render of App');\n}\n`,
    'The code threw an error',
    'render of App',
    'App.tsx:2',
  ],
  [
    'a throw in an effect',
    `import * as React from 'react';\nexport default function App() {\n  React.useEffect(() => {\n    throw new Error('effect of App');\n  });\n  return <p>shown</p>;\n}\n`,
    'The code threw an error',
    'effect of App',
    'App.tsx:4',
  ],
  [
    'a throw while loading',
    `const rows: string[] = [];\nrows[0].trim();\n${saying('never')}`,
    'The code threw an error',
    'trim',
    'App.tsx:2',
  ],
  [
    'a rejected promise',
    `Promise.reject(new Error('later'));\n${saying('shown')}`,
    'The code threw an error',
    'later',
    'App.tsx:1',
  ],
  [
    'a syntax error',
    `export default function App() {\n  const rows = [1, 2;\n  return <p>{rows}</p>;\n}\n`,
    'The code can’t be parsed',
    'App.tsx:2',
  ],
  [
    'a missing package',
    `import { chunk } from 'lodash';\nexport default () => <p>{chunk([1])}</p>;\n`,
    'This file or package isn’t available here',
    "import 'lodash'",
    'App.tsx:1',
  ],
  [
    'a missing file',
    `\nimport { rows } from './rows';\nexport default () => <p>{rows}</p>;\n`,
    'This file or package isn’t available here',
    "import './rows'",
    'App.tsx:2',
  ],
  ['no component', `export const App = () => null;\n`, 'This file needs a component as its default export', 'App.tsx'],
  [
    'an endless loop',
    `let i = 0;\nfor (;;) i += 1;\n${saying('never')}`,
    'Stopped: a loop ran for two seconds without a pause',
    'App.tsx:2',
  ],
  [
    'an invalid child',
    `export default () => <p>{{ a: 1 } as never}</p>;\n`,
    'The code threw an error',
    'Objects are not valid as a React child',
  ],
];

const QUICK = ['a throw in render', 'a syntax error'];

test.describe('playground', () => {
  for (const [name, code, title, ...details] of FAULTS) {
    test(
      `F76 ${name}: shown with its location, and the last good preview stays`,
      QUICK.includes(name) ? {} : full,
      async ({ page }) => {
        const bench = workbench(page);
        await bench.open('#starter=charts');
        await bench.write(saying('good'));
        await expect(bench.preview.getByText('good')).toBeVisible({ timeout: RUN_MS });
        await bench.write(code);
        await expect(bench.problem).toContainText(title, { timeout: RUN_MS });
        for (const detail of details) await expect(bench.problem).toContainText(detail);
        await expect(bench.preview.getByText(/good|shown/)).toBeVisible();
      },
    );
  }

  test(
    'F76 a call that never returns: the page stays responsive, the code is stopped and reported, the last good preview stays',
    whole,
    async ({ page }) => {
      const bench = workbench(page);
      await bench.open('#starter=charts');
      await bench.write(saying('good'));
      await expect(bench.preview.getByText('good')).toBeVisible({ timeout: RUN_MS });
      const tasks = await countTasks(page);
      await bench.write(
        `const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));\nfibonacci(90);\n${saying('never')}`,
      );
      await bench.isAt('running');
      const before = await tasks();
      await expect(bench.problem).toContainText('Stopped: the code didn’t respond for three seconds', {
        timeout: RUN_MS,
      });
      expect(await tasks()).toBeGreaterThan(before + FEW_TASKS);
      await expect(bench.preview.getByText('good')).toBeVisible({ timeout: RUN_MS });
      await bench.write(saying('fixed'));
      await expect(bench.preview.getByText('fixed')).toBeVisible({ timeout: RUN_MS });
    },
  );

  test('F76 a gigabyte: the page stays responsive and reports the result', fullAndWhole, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await bench.write(
      `const kept: string[] = [];\nfor (let size = 2 ** 29; ; size *= 2) kept.push('a'.repeat(size));\n${saying('never')}`,
    );
    await expect(bench.problem).toBeVisible({ timeout: RUN_MS });
    await expect(bench.problem).toContainText(/Invalid string length|Stopped/);
    await bench.write(`const bytes = new ArrayBuffer(2 ** 30);\nexport default () => <p>{bytes.byteLength}</p>;\n`);
    await expect(bench.status).toHaveText(/^(?:Up to date|The code threw|Stopped)/, { timeout: RUN_MS });
    await bench.write(saying('alive'));
    await expect(bench.preview.getByText('alive')).toBeVisible({ timeout: RUN_MS });
  });

  test('F76 a flood of messages: the frame is stopped', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await bench.write(
      `setInterval(() => { for (let i = 0; i < 500; i += 1) parent.postMessage({ kind: 'console', level: 'log', text: String(i) }, '*'); }, 10);\n${saying('flooding')}`,
    );
    await bench.isAt('stuck');
    await bench.write(saying('quiet'));
    await expect(bench.preview.getByText('quiet')).toBeVisible({ timeout: RUN_MS });
  });

  test('F78 hostile code in a link is shown and not run', async ({ page }) => {
    const project = { title: 'Hostile', files: [{ name: 'App.tsx', text: `for (;;) {}\n${saying('run')}` }] };
    const bench = workbench(page);
    await bench.open(`#code=${deflateRawSync(JSON.stringify(project)).toString('base64url')}`);
    await expect(bench.editor).toContainText('for (;;) {}');
    await expect(page.getByText('This code comes from a link. Read it before you run it.')).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(bench.frames).toHaveCount(0);
    await bench.editor.press('End');
    await page.keyboard.insertText(' ');
    await page.waitForTimeout(1000);
    await expect(bench.frames).toHaveCount(0);
  });

  test('F79 forged and malformed messages are ignored', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(
      `for (const message of [null, 7, 'x', {}, { kind: 'stop' }, { kind: 'console', level: 'log', text: {} }, { kind: 'failed', phase: 'run' }]) parent.postMessage(message, '*');\n${saying('good')}`,
    );
    await expect(bench.preview.getByText('good')).toBeVisible({ timeout: RUN_MS });
    await page.evaluate(() => {
      const forged = [
        { kind: 'failed', phase: 'run', message: 'forged' },
        { kind: 'console', level: 'log', text: 'forged' },
      ];
      for (const message of forged) postMessage(message, '*');
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const target = frame.contentWindow as Window & { eval?: unknown };
      for (const message of forged) target.parent.postMessage(message, '*');
      frame.remove();
    });
    await page.waitForTimeout(500);
    await expect(bench.problem).toBeHidden();
    await expect(bench.log).toHaveCount(0);
  });

  // src/services/playground/share.test.ts covers which hashes cannot be read.
  for (const [name, code, message, tier] of [
    [
      'a hash that unpacks to a gigabyte',
      () => deflateRawSync(Buffer.alloc(64 * 2 ** 20)).toString('base64url'),
      'too large. The limit is 256 KiB',
      full,
    ],
    [
      'a truncated hash',
      () =>
        deflateRawSync(JSON.stringify({ title: 'a', files: [] }))
          .toString('base64url')
          .slice(0, 9),
      'can’t be read. The link may be incomplete',
      {},
    ],
  ] as const) {
    test(`F80 ${name}: a clear message, and the page keeps working`, tier, async ({ page }) => {
      const bench = workbench(page);
      await bench.open(`#code=${code()}`);
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
      await bench.write(saying('goes on'));
      await expect(bench.preview.getByText('goes on')).toBeVisible({ timeout: RUN_MS });
    });
  }
});
