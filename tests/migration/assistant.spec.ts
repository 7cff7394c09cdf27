import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { delayLoading } from '../support/slowNetwork.ts';

const PAGE = '/x/migration/';
const CODE = `import { DataGrid } from '@mui/x-data-grid';
export const Orders = () => <DataGrid rows={[]} columns={[]} unstable_rowSpanning data-testid="orders" />;
`;

const status = (page: Page) => page.getByRole('region', { name: 'Migration assistant' }).getByRole('status');

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Code, style sheet or package.json' }).fill(text);
  await page.getByRole('button', { name: 'Find changes' }).click();
}

test('the assistant finds what concerns pasted code, with the command that changes it', async ({ page }) => {
  await page.goto(PAGE);
  await paste(page, CODE);
  await expect(status(page)).toHaveText('2 changes found.');
  const [renamed, attribute] = [
    page.getByRole('listitem').filter({ hasText: '<DataGrid unstable_rowSpanning>' }),
    page.getByRole('listitem').filter({ hasText: '<DataGrid data-testid>' }),
  ];
  await expect(renamed).toContainText('Line 2');
  await expect(renamed).toContainText('Codemod');
  await expect(renamed.getByRole('insertion')).toContainText(' rowSpanning ');
  await expect(renamed.getByRole('link')).toHaveAttribute('href', '/x/migration/migration-data-grid-v7/#stable-props');
  await expect(attribute).toContainText('Silent');
  await expect(page.getByText('npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe <path>')).toBeVisible();
  await expect(page.getByText('A click on the only selected row deselects it.')).toBeVisible();
  expect(await violations(page, '#migration-assistant')).toEqual([]);
});

test('asking without code is answered', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Find changes' }).click();
  await expect(status(page)).toHaveText('Paste code first, or choose files.');
  await expect(page.getByRole('textbox', { name: 'Code, style sheet or package.json' })).toBeFocused();
});

test('the result comes into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await paste(page, CODE);
  await expect(status(page)).toHaveText('2 changes found.');
  await expect(page.getByText('In use: Data Grid (Community, v7)')).toBeInViewport();
});

test('nothing that is pasted leaves the page', async ({ page, context }) => {
  await page.goto(PAGE);
  await page.getByRole('textbox', { name: 'Code, style sheet or package.json' }).focus();
  await expect(page.getByRole('button', { name: 'Find changes' })).toBeEnabled();
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('textbox', { name: 'Code, style sheet or package.json' }).fill(`${CODE}// secret-words`);
  await page.getByRole('button', { name: 'Find changes' }).click();
  await expect(status(page)).toHaveText('2 changes found.');
  // Files of the site, and nothing else.
  expect(sent.filter((request) => !/^GET http:\/\/localhost:\d+\/_astro\/[\w.-]+ $/.test(request))).toEqual([]);
});

test('ticks stay, and the findings can be shared without the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await paste(page, CODE);
  await page.getByRole('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' }).check();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('- [x] line 2: `<DataGrid unstable_rowSpanning>` → `rowSpanning` (codemod)');
  await page.getByRole('button', { name: 'Copy link to findings' }).click();
  await expect.poll(copied).toContain('#findings=');

  const link = await copied();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('These findings come from a link. It doesn’t contain the code.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Done: <DataGrid unstable_rowSpanning>' })).toBeChecked();
  await expect(page.getByRole('deletion')).toHaveCount(0);
});

for (const delayMs of [0, 400]) {
  test(`what is pasted and sent counts while scripts take ${delayMs} ms`, async ({ page }) => {
    await delayLoading(page, delayMs);
    await page.goto(PAGE);
    await page.getByRole('radio', { name: 'v6' }).check();
    await paste(page, "import { PieChart } from '@mui/x-charts';\nexport const A = () => <PieChart onClick={open} />;");
    await expect(page.getByText('<PieChart onClick>', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  });

  test(`files are read while scripts take ${delayMs} ms, and a package.json among them decides the version`, async ({
    page,
  }) => {
    await delayLoading(page, delayMs);
    await page.goto(PAGE);
    await expectFilesRead(page);
  });
}

async function expectFilesRead(page: Page) {
  await page.getByLabel('Choose files').setInputFiles([
    {
      name: 'package.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"dependencies":{"@mui/x-charts":"^6.0.0"}}'),
    },
    {
      name: 'Pie.jsx',
      mimeType: 'text/javascript',
      buffer: Buffer.from(
        "import { PieChart } from '@mui/x-charts';\nexport const A = () => <PieChart onClick={open} />;",
      ),
    },
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2]) },
    { name: 'lib.js', mimeType: 'text/javascript', buffer: Buffer.from([0, 1, 2]) },
  ]);
  await expect(page.getByText('<PieChart onClick>', { exact: true })).toBeVisible();
  await expect(page.getByText('In use: Charts (Community, v6)')).toBeVisible();
  await expect(page.getByText('lib.js This is no text.')).toBeVisible();
}

for (const delayMs of [0, 400])
  test(`a dropped folder is read without installed packages while scripts take ${delayMs} ms`, async ({
    page,
  }, info) => {
    await delayLoading(page, delayMs);
    const folder = info.outputPath('app');
    const code = "import { PieChart } from '@mui/x-charts';\nexport const A = () => <PieChart onClick={open} />;";
    for (const [path, text] of [
      ['package.json', '{"dependencies":{"@mui/x-charts":"^6.0.0"}}'],
      ['src/views/Pie.jsx', code],
      ['node_modules/pies/Pie.jsx', code],
    ] as const) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await page.goto(PAGE);
    const field = page.getByRole('textbox', { name: 'Code, style sheet or package.json' });
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
    // Once the page takes what is dropped, its room may still be on the way.
    const isTaken = (element: HTMLElement) =>
      !element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
    await expect.poll(() => field.evaluate(isTaken)).toBe(true);
    const client = await page.context().newCDPSession(page);
    const held = { x: x + 20, y: y + 20, data: { items: [], files: [folder], dragOperationsMask: 1 } };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, ...held });
    await expect(status(page)).toHaveText('1 change found.');
    await expect(page.getByRole('listitem').filter({ hasText: '<PieChart onClick>' })).toBeVisible();
  });

async function analyzeLong(page: Page, text: string) {
  await page.goto(PAGE);
  const field = page.getByRole('textbox', { name: 'Code, style sheet or package.json' });
  await field.focus();
  // Typing a long text takes longer than reading it.
  await field.evaluate((element: HTMLTextAreaElement, value) => (element.value = value), text);
  await page.getByRole('button', { name: 'Find changes' }).click();
}

for (const [name, text] of [
  ['minified code', `const a=1;${'b(c),'.repeat(20_000)}d()`],
  ['junk', '<<<{{{ ((( import from ``` ${'.repeat(500)],
] as const)
  test(`${name} has a clear result`, async ({ page }) => {
    await analyzeLong(page, text);
    await expect(status(page)).toHaveText(/^No code that the guides name was found\./);
  });

test('the page stays alive while it reads a megabyte of code', full, async ({ page }) => {
  await analyzeLong(page, CODE.repeat(6500));
  await page.getByRole('radio', { name: 'v6' }).check();
  await page.getByRole('radio', { name: 'v7' }).check();
  await expect(status(page)).toHaveText('2 changes found.');
});

test('junk in the browser and in the address has a clear result', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-migration-done', '{"no": list'));
  await page.goto(`${PAGE}#findings=junk`);
  await expect(status(page)).toHaveText('The findings in this link can’t be read.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(status(page)).toHaveText('');
});

test('the page is the list of guides without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('textbox', { name: 'Code, style sheet or package.json' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Find your guide' })).toBeVisible();
  await context.close();
});
