import { expect, full, test } from '../support/fixtures.ts';
import { saying, workbench } from './support/workbench.ts';

test.describe('editing in the playground', () => {
  test('runs the code, keeps the last good preview while the code is broken, and shows the error', async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    await bench.write(saying('first'));
    await expect(bench.preview.getByText('first')).toBeVisible();

    await bench.write(`${saying('second')}}`);
    await bench.isAt('failed');
    await expect(bench.problem).toContainText('App.tsx:4');
    await expect(bench.preview.getByText('first')).toBeVisible();

    await bench.write(saying('third'));
    await expect(bench.preview.getByText('third')).toBeVisible();
    await expect(bench.problem).toBeHidden();
  });

  test('undoes changes across runs', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(saying('first'));
    await expect(bench.preview.getByText('first')).toBeVisible();
    await bench.write(saying('second'));
    await expect(bench.preview.getByText('second')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(bench.preview.getByText('first')).toBeVisible();
  });

  test('shares code by URL, which shows it but runs it only after a click', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(saying('shared – 日本'));
    await expect(bench.preview.getByText('shared – 日本')).toBeVisible();
    await page.getByRole('textbox', { name: 'Project name' }).fill('Something shared');
    await bench.tool('Copy link to this code').click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/#code=[\w-]+$/);

    const other = await context.newPage();
    const there = workbench(other);
    await other.goto(address);
    await expect(there.editor).toContainText('shared – 日本');
    await expect(other.getByRole('textbox', { name: 'Project name' })).toHaveValue('Something shared');
    await expect(other.getByText('This code comes from a link.')).toBeVisible();
    await expect(there.frames).toHaveCount(0);
    const run = other.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Run this code' });
    expect((await run.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await run.click();
    await expect(run).toBeHidden();
    await expect(there.preview.getByText('shared – 日本')).toBeVisible();
    await other.close();
  });

  test('puts the link in the address bar if it cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('denied'));
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.tool('Copy link to this code').click();
    await expect(page.getByText('The link is in the address bar.')).toBeVisible();
    await expect(page).toHaveURL(/#code=[\w-]+$/);
  });

  test('saves code and lists saved projects', async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=tree-view');
    await page.getByRole('textbox', { name: 'Project name' }).fill('My fleet');
    await bench.write(saying('kept'));
    await expect(bench.preview.getByText('kept')).toBeVisible();
    await expect(page).toHaveURL(/#project=/);
    await page.reload();
    await expect(bench.editor).toContainText('kept');
    await expect(bench.preview.getByText('kept')).toBeVisible();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Charts' }).click();
    await expect(bench.editor).toContainText('BarChart');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('link', { name: 'My fleet' }).click();
    await expect(bench.editor).toContainText('kept');
  });

  test('supports several files, including styles', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.tool('Add file').click();
    await page.getByRole('textbox', { name: 'File name' }).fill('Card.module.css');
    await page.keyboard.press('Enter');
    await expect(bench.tab('Card.module.css')).toHaveAttribute('aria-selected', 'true');
    await bench.write('.card { color: rgb(1, 2, 3); }');
    await bench.tab('App.tsx').click();
    await bench.write(
      "import styles from './Card.module.css';\nexport default () => <p className={styles.card}>styled</p>;\n",
    );
    await expect(bench.preview.getByText('styled')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await bench.tab('App.tsx').focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.tab('Card.module.css')).toBeFocused();
    await bench.tool('Delete this file').click();
    await expect(bench.problem).toContainText("import './Card.module.css'");
    await expect(bench.problem).toContainText('App.tsx:1');
  });

  test('shows console output', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(`console.log('rows', [{ id: 1 }]);\nconsole.warn('careful');\n${saying('logged')}`);
    await expect(bench.preview.getByText('logged')).toBeVisible();
    await expect(bench.log).toHaveText(['rows [{ id: 1 }]', 'careful']);
  });

  test('has separate mode and direction settings for the preview', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(
      "import { useTheme } from '@mui/material/styles';\nexport default function App() {\n  const { palette, direction } = useTheme();\n  return <p>{palette.mode} {direction}</p>;\n}\n",
    );
    await expect(bench.preview.getByText('light ltr')).toBeVisible();
    await bench.tool('Dark preview').click();
    await expect(bench.preview.getByText('dark ltr')).toBeVisible();
    await bench.tool('Right-to-left preview').click();
    await expect(bench.preview.getByText('dark rtl')).toBeVisible();
    await expect(bench.preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('formats a file on demand', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write('export default function App(){return <p>formatted</p>}');
    await bench.tool('Format this file').click();
    await expect(bench.editor).toContainText('  return <p>formatted</p>;');
    await expect(bench.preview.getByText('formatted')).toBeVisible();
  });

  test('exports a project with exact versions', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    const [download] = await Promise.all([page.waitForEvent('download'), bench.tool('Download as a project').click()]);
    expect(download.suggestedFilename()).toBe('app.zip');
    const received: string[] = [];
    await page.context().route('https://stackblitz.com/**', (route) => {
      received.push(route.request().url(), route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/html', body: 'received' });
    });
    await bench.tool('Open in StackBlitz').click();
    await expect.poll(() => received[0]).toBe('https://stackblitz.com/run?file=src%2FApp.tsx');
    const fields = new URLSearchParams(received[1]);
    expect(JSON.parse(fields.get('project[files][package.json]') ?? '{}')).toMatchObject({
      dependencies: { '@mui/x-charts': '8.11.1' },
    });
    expect(fields.get('project[files][src/App.tsx]')).toContain('BarChart');
  });

  test('lets keyboard focus enter and leave the editor, and moves the divider', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.editor.click();
    await expect(bench.editor).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('separator')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', '55');
    await page.keyboard.press('Shift+Tab');
    await expect(bench.editor).toBeFocused();
    const code = await bench.editor.textContent();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('series');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Find' })).toHaveValue('series');
    expect(await bench.editor.textContent()).toBe(code);
    await page.keyboard.press('Escape');
    await expect(bench.editor).toBeFocused();
  });

  test('finds without loading anything', full, async ({ page }) => {
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.editor.click();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('series');
    await expect(page.getByRole('textbox', { name: 'Find' })).toHaveValue('series');
  });

  test('works if storage is denied', full, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.write(saying('unsaved'));
    await expect(bench.preview.getByText('unsaved')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'can’t save your work' })).toBeVisible();
  });
});
