import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.ts';
import { announces, GUIDE, hydrateDemo, pasted } from './support/site.ts';

const QUICKSTART = '/x/react-data-grid/quickstart/';
const SOURCE = 'content/data-grid/quickstart/demos/first-grid/FirstGrid.tsx';

test.describe('a demo:', () => {
  test('the grid sorts by a click on a header', async ({ tab }) => {
    await tab.goto(GUIDE);
    const demo = await hydrateDemo(tab, 'SortOnClick');
    const isFirst = (root: string, name: string) =>
      document.querySelector(`${root} [data-rowindex="0"] [data-field="name"]`)?.textContent === name;
    await tab.until('the rows are shown', isFirst, demo, 'Dmitri Dubois');
    await tab.click(`${demo} [role="columnheader"]`);
    await tab.until('the rows are ascending', isFirst, demo, 'Ada Berg');
    await tab.click(`${demo} [role="columnheader"]`);
    await tab.until('the rows are descending', isFirst, demo, 'Leila Jansen');
  });

  test('a chart shows its tooltip', async ({ tab }) => {
    await tab.goto('/x/react-charts/bars/');
    const demo = await hydrateDemo(tab, 'MonthlyRainfall');
    await tab.hover(`${demo} .MuiBarElement-root`);
    await tab.until('the tooltip is shown', () => document.querySelector('.MuiChartsTooltip-root')?.textContent);
  });

  test('a date picker opens and takes a date', async ({ tab }) => {
    await tab.goto('/x/react-date-pickers/date-picker/');
    const demo = await hydrateDemo(tab, 'BasicDatePicker');
    await tab.click(`${demo} button[aria-label^="Choose date"]`);
    await tab.click('[role="dialog"] [role="gridcell"][aria-colindex="6"]');
    await tab.until('the calendar is closed', () => !document.querySelector('[role="dialog"]'));
    // The Friday of the first week of that April.
    expect(await tab.evaluate((root) => document.querySelector<HTMLInputElement>(`${root} input`)?.value, demo)).toBe(
      '04/04/2025',
    );
  });

  test('a tree expands', async ({ tab }) => {
    await tab.goto('/x/react-tree-view/rich-tree-view/items/');
    const demo = await hydrateDemo(tab, 'BasicItems');
    const before = await tab.evaluate((root) => document.querySelectorAll(`${root} [role="treeitem"]`).length, demo);
    await tab.click(`${demo} [role="treeitem"][aria-expanded="false"]`);
    await tab.until(
      'there are more items',
      (root, count) => document.querySelectorAll(`${root} [role="treeitem"]`).length > count,
      demo,
      before,
    );
  });

  test('every demo of a page is hydrated while scrolling', async ({ tab }) => {
    await tab.goto(QUICKSTART.replace('quickstart', 'layout'));
    await tab.untilLoaded('the end of the page is reached', async () => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      // Demos are noticed when a frame is drawn.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    });
    await tab.untilLoaded(
      'no demo is left',
      () =>
        document.querySelectorAll('[data-demo] astro-island').length > 1 &&
        document.querySelectorAll('astro-island:is([ssr], .demo-failed)').length === 0,
    );
  });

  test('shows its code in TypeScript and JavaScript', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await tab.click('[data-demo="FirstGrid"] [data-do="code"]');
    const shown = (text: string) =>
      document.querySelector('[data-demo="FirstGrid"] .demo-lines')?.textContent.includes(text);
    await tab.until('TypeScript is shown', shown, 'GridColDef');
    const colors = await tab.evaluate(() =>
      ['.token.keyword', '.token.string'].map(
        (token) => getComputedStyle(document.querySelector(`.demo-lines ${token}`) ?? document.body).color,
      ),
    );
    expect(new Set(colors).size).toBe(2);
    await tab.click('[data-demo="FirstGrid"] [data-do="variant"][value="JS"]');
    await tab.until(
      'JavaScript is shown',
      () => !document.querySelector('[data-demo="FirstGrid"] .demo-lines')?.textContent.includes('GridColDef'),
    );
  });

  test('copies its code', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await announces(tab, 'Copied', () => tab.click('[data-demo="FirstGrid"] [data-do="copy"]'));
    expect(await pasted(tab)).toBe(readFileSync(SOURCE, 'utf8'));
  });

  test('can be edited in place', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    const demo = await hydrateDemo(tab, 'FirstGrid');
    await tab.click(`${demo} [data-do="edit"]`);
    const ran = (root: string) => document.querySelector(`${root} iframe:not([inert])`) !== null;
    await tab.untilLoaded('the code runs', ran, demo);
    await tab.evaluate(() => document.querySelector<HTMLElement>('.cm-content')?.focus());
    await tab.press('Control+Home');
    await tab.type('throw new Error("from the editor");');
    await tab.untilLoaded(
      'the error is shown',
      (root) =>
        document
          .querySelector<HTMLElement>(`${root} .demo-problem:not([hidden])`)
          ?.innerText.includes('from the editor'),
      demo,
    );
    await tab.click(`${demo} [data-do="edit"]`);
    await tab.until('the demo is back', (root) => !document.querySelector(`${root} iframe, ${root} .cm-editor`), demo);
  });

  test('opens in the playground, in the same tab if the browser refuses another', async ({ tab }) => {
    await tab.goto(QUICKSTART);
    await tab.evaluate(() => void (window.open = () => null));
    await tab.click('[data-demo="FirstGrid"] [data-do="playground"]');
    await tab.untilLoaded(
      'the playground runs',
      () =>
        location.pathname === '/x/playground/' &&
        document.querySelector('[aria-label="Preview"] [role="status"]')?.textContent === 'Up to date',
    );
    expect(await tab.evaluate(() => document.querySelector('.cm-content')?.textContent)).toContain('FirstGrid');
  });
});
