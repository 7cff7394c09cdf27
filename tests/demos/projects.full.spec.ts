import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../tools/workspace/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { unpack } from './support/unpack.ts';

const DEMOS = [
  { kind: 'a grid', path: '/x/react-data-grid/quickstart/', demo: 'FirstGrid', choices: [] },
  {
    kind: 'a picker in JavaScript',
    path: '/x/react-date-pickers/date-picker/',
    demo: 'BasicDatePicker',
    choices: [/^(JS|JavaScript)$/],
  },
  { kind: 'a chart in Tailwind', path: '/x/react-charts/styling/', demo: 'SxStyling', choices: [/tailwind/i] },
];

test.describe('downloaded projects', () => {
  test.describe.configure({ timeout: 600_000 });

  for (const { kind, path, demo, choices } of DEMOS) {
    test(`${kind} installs and builds unchanged`, async ({ page }) => {
      await page.goto(path);
      const frame = page.locator(`[data-demo="${demo}"]`);
      await frame.scrollIntoViewIfNeeded();
      for (const choice of choices) await frame.getByRole('button', { name: choice }).click();
      await frame.getByRole('button', { name: 'More' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        frame.getByRole('button', { name: /download/i }).click(),
      ]);

      const folder = join(cache, 'projects', download.suggestedFilename().replace('.zip', ''));
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      unpack(readFileSync(await download.path()), join(folder, '..'));
      expect(readdirSync(folder)).toContain('package.json');
      const inFolder = { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' } as const;
      execFileSync('npm', ['install', '--no-audit', '--no-fund'], inFolder);
      execFileSync('npm', ['run', 'build'], inFolder);
      expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
      expect(readdirSync(join(folder, 'dist/assets')).some((name) => name.endsWith('.js'))).toBe(true);
    });
  }
});
