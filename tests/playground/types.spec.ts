import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BUDGETS, mostBytes } from '../budgets/budgets.ts';
import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { saying, workbench } from './support/workbench.ts';
import { SITE_FOLDER } from '../support/site.ts';

/** Includes loading the compiler and two megabytes of declarations. */
const FIRST_CHECK_MS = 45_000;
const OF_TYPES = /\/typescript\.|\/types-|\/types\.json|typeWorker|assistance/;

const GRID = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'name' }];

export default function App() {
  return <DataGrid columns={columns} rows={ROWS} checkboxSelection />;
}
`;
const WRONG = GRID.replace('ROWS', '5');
const RIGHT = GRID.replace('ROWS', '[]');

function typesOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Problems' });
  return {
    panel,
    toggle: page.getByRole('button', { name: 'Check types' }),
    state: panel.getByRole('status'),
    list: panel.getByRole('listitem'),
    underlined: page.locator('.cm-lintRange-error'),
  };
}

/** Records every text that parts of the page show, however briefly. */
async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((parts) => {
    const texts: string[] = [];
    Object.assign(globalThis, { said: texts });
    for (const part of document.querySelectorAll(parts))
      new MutationObserver(() => texts.push(part.textContent ?? '')).observe(part, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

/** Hovers over a word of the code. */
async function hoverWord(page: Page, word: string) {
  const place = await page.locator('.cm-content').evaluate((content, text) => {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`${text} is not in the code.`);
  }, word);
  await page.mouse.move(place.x - 4, place.y);
  await page.mouse.move(place.x, place.y);
}

function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

test.describe('type checking', () => {
  test('underlines a wrong attribute and lists it until it is fixed', async ({ page }) => {
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await bench.write('export default function App() {\n  return <p title={1}>typed</p>;\n}\n');
    await types.toggle.click();
    await expect(types.underlined).toHaveText('title', { timeout: FIRST_CHECK_MS });
    await expect(types.state).toHaveText('Type errors: 1, hints: 0');
    await expect(types.list).toContainText('TS2322');
    await bench.write(saying('fixed'));
    await expect(types.state).toHaveText('No type errors');
    await expect(types.underlined).toHaveCount(0);
  });
});

test.describe('type checking in detail', full, () => {
  test.describe.configure({ timeout: 180_000 });

  test('shows hover information and completions, and is accessible by keyboard', async ({ page }) => {
    const requested = requestsOf(page);
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await bench.write(RIGHT);
    await bench.isAt('rendered');
    expect(requested.filter((path) => OF_TYPES.test(path))).toEqual([]);
    await expect(types.toggle).toHaveAttribute('aria-pressed', 'false');

    const texts = await recordTexts(page, '.code-problems-bar > span');
    await types.toggle.click();
    await expect(types.toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
    expect(await texts()).toContain('Loading the type checker…');
    expect((await texts()).filter((text) => /^\d\.\d of 1\.\d MB$/.test(text)).length).toBeGreaterThan(1);
    await expect(page.getByRole('progressbar')).toBeHidden();
    const fetched = [...new Set(requested.filter((path) => OF_TYPES.test(path)))];
    const bytes = fetched.reduce(
      (sum, path) => sum + gzipSync(readFileSync(`${SITE_FOLDER}${path}`), { level: 9 }).byteLength,
      0,
    );
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(BUDGETS.typeChecker / 4);
    expect(bytes).toBeLessThanOrEqual(mostBytes(BUDGETS.typeChecker));
    expect(fetched.filter((path) => path.includes('x-charts'))).toEqual([]);

    await bench.write(WRONG);
    await expect(types.underlined).toHaveText('rows', { timeout: FIRST_CHECK_MS });
    await expect(types.state).toHaveText('Type errors: 1, hints: 0');
    await expect(types.list).toHaveCount(1);
    await expect(types.list).toContainText('App.tsx:6');
    await expect(types.list).toContainText(/Type 'number' is not assignable to type 'readonly .*\(TS2322\)/s);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }

    await bench.editor.focus();
    await page.keyboard.press('Tab');
    await expect(types.list.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bench.editor).toBeFocused();
    await page.keyboard.type('x');
    await expect(bench.editor).toContainText('xrows={5}');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Tab');
    await expect(bench.editor).not.toBeFocused();

    await bench.write(RIGHT);
    await expect(types.underlined).toHaveCount(0, { timeout: FIRST_CHECK_MS });
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
    await expect(types.list).toHaveCount(0);

    await hoverWord(page, 'checkboxSelection');
    const hint = page.locator('.cm-hint');
    await expect(hint).toContainText('(property) checkboxSelection?: boolean | undefined', { timeout: FIRST_CHECK_MS });
    await expect(hint).toContainText('extra column with checkboxes');
    expect(await violations(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await expect(hint).toHaveCount(0);
    await bench.editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let step = 0; step < 'import { Data'.length; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+F1');
    await expect(hint).toContainText('DataGrid', { timeout: FIRST_CHECK_MS });
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);

    await bench.write(RIGHT.replace('checkboxSelection', ''));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('checkb', { delay: 30 });
    await expect(
      page.getByRole('option', { name: /^checkboxSelection\b(?!\w)/ }).filter({ visible: true }),
    ).not.toHaveCount(0, { timeout: FIRST_CHECK_MS });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(bench.editor).toContainText('checkboxSelection');

    await bench.write(
      "import { type GridColDef } from '@mui/x-data-grid';\nexport const columns: GridColDef[] = [];\nexport default () => <DataGri",
    );
    await page.keyboard.type('d', { delay: 30 });
    await page.getByRole('option', { name: /^DataGrid\s?@mui\/x-data-grid$/ }).click({ timeout: FIRST_CHECK_MS });
    await expect(bench.editor).toContainText("import { DataGrid, type GridColDef } from '@mui/x-data-grid';", {
      timeout: FIRST_CHECK_MS,
    });

    await types.toggle.click();
    await expect(types.panel).toBeHidden();
  });

  test('shows the plan of a commercial package, and reports a missing import', async ({ page }) => {
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await types.toggle.click();
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
    await bench.write(
      `import { DataGridPro } from '@mui/x-data-grid-pro';\nimport { chunk } from 'lodash';\nexport default () => <p>{[DataGridPro, chunk].length}</p>;\n`,
    );
    await expect(types.state).toHaveText('Type errors: 1, hints: 1', { timeout: FIRST_CHECK_MS });
    const [missing, plan] = [
      'This file or package isn’t available here: lodash',
      '@mui/x-data-grid-pro is part of the Pro plan',
    ];
    await expect(types.list).toContainText([missing, plan]);
    await expect(types.list.filter({ hasText: plan })).toContainText('App.tsx:1');
    await expect(page.locator('.cm-lintRange-info')).toHaveText('@mui/x-data-grid-pro');

    await types.list.filter({ hasText: missing }).getByRole('button').click();
    await page.keyboard.press('F8');
    await expect(page.locator('.cm-tooltip-lint')).toBeVisible();
  });

  test('is offered at the first edit, and starts when accepted', async ({ page }) => {
    const requested = requestsOf(page);
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await expect(types.panel).toBeHidden();
    await bench.write(saying('edited'));
    await expect(types.state).toContainText('This loads about 1.4 MB.');
    expect(requested.filter((path) => OF_TYPES.test(path))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await types.panel.getByRole('button', { name: 'Turn on' }).click();
    await expect(types.toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
    await page.reload();
    await bench.write(saying('again'));
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
  });

  test('is remembered, but starts only with the first change', async ({ page }) => {
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem('playground-types', 'on');
    });
    const requested = requestsOf(page);
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await expect(types.toggle).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(1000);
    expect(requested.filter((path) => OF_TYPES.test(path))).toEqual([]);
    await bench.write('export default function App() {\n  return <p title={1}>typed</p>;\n}\n');
    await expect(types.list).toContainText('TS2322', { timeout: FIRST_CHECK_MS });
  });

  test('starts with the completion shortcut, and completes an import', async ({ page }) => {
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    await bench.write("import { BarChart } from '@mui/x-charts/Bar';\n");
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await expect(types.toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('option', { name: '@mui/x-charts/BarChart' })).toBeVisible({ timeout: FIRST_CHECK_MS });
  });

  test('reports if something cannot be loaded, keeps the editor working, and can be retried', async ({
    page,
    context,
    pageLog,
  }) => {
    const bench = workbench(page);
    const types = typesOf(page);
    await bench.open('#starter=charts');
    for (const [part, pattern] of Object.entries({
      'the list of packs': '**/static/playground/types.json',
      declarations: '**/types-react.*.json',
      'the compiler': '**/typescript.*.js',
    })) {
      await context.route(pattern, (route) => route.abort());
      await types.toggle.click();
      await expect(types.state, part).toHaveText(/couldn’t be loaded/, { timeout: FIRST_CHECK_MS });
      await expect(types.toggle).toHaveAttribute('aria-pressed', 'false');
      await context.unroute(pattern);
    }
    await bench.write(saying('alive'));
    await expect(bench.preview.getByText('alive')).toBeVisible();
    await types.toggle.click();
    await expect(types.state).toHaveText('No type errors', { timeout: FIRST_CHECK_MS });
    // The browser itself reports aborted requests.
    pageLog.splice(0, pageLog.length, ...pageLog.filter((text) => !text.includes('net::ERR_FAILED')));
  });
});
