import type { EnginePage } from './browsers/page.ts';
import { expect, test } from './support/fixtures.ts';
import { announces, pasted } from './support/site.ts';

const PLAYGROUND = '/x/playground/#starter=charts';
const saysThat = (status: string) =>
  document.querySelector('[aria-label="Preview"] [role="status"]')?.textContent === status;
const problemOf = (text: string) => {
  const problem = document.querySelector<HTMLElement>('[aria-label="Preview"] [role="alert"]');
  return problem && !problem.hidden && problem.innerText.includes(text) && problem.innerText;
};

async function open(tab: EnginePage) {
  await tab.goto(PLAYGROUND);
  await tab.untilLoaded('the starter is rendered', saysThat, 'Up to date');
}

/** Writes a line before the first one. */
async function insert(tab: EnginePage, line: string) {
  await tab.evaluate(() => document.querySelector<HTMLElement>('.cm-content')?.focus());
  await tab.press('Control+Home');
  await tab.type(line);
  await tab.press('Enter');
}

test.describe('the playground:', () => {
  test('runs code and shows its error', async ({ tab, engine }) => {
    await open(tab);
    await insert(tab, 'throw new Error("too early");');
    const problem = await tab.until('the error is shown', problemOf, 'too early');
    // WebKit has no locations for evaluated code.
    if (engine.name !== 'webkit') expect(problem).toContain('App.tsx:1');
  });

  test('stops an endless loop and names its line', async ({ tab }) => {
    await open(tab);
    await insert(tab, 'while (true) {}');
    expect(await tab.until('the loop is stopped', problemOf, 'Stopped: a loop')).toContain('App.tsx:1');
    await tab.evaluate(() => document.querySelector<HTMLElement>('.cm-content')?.focus());
    await tab.press('Control+Home');
    await tab.type('//');
    await tab.until('the corrected code runs', saysThat, 'Up to date');
  });

  test('checks types', async ({ tab }) => {
    await open(tab);
    await tab.click('[aria-label="Code"] button[aria-pressed]');
    await tab.untilLoaded(
      'there are no errors',
      () => document.querySelector('[aria-label="Problems"] [role="status"]')?.textContent === 'No type errors',
    );
    await insert(tab, 'const wrong: number = "text";');
    await tab.untilLoaded('the error is listed', () =>
      document.querySelector('[aria-label="Problems"] ol')?.textContent.includes('not assignable'),
    );
  });

  test('copies a link that opens the same code', async ({ tab }) => {
    await open(tab);
    await insert(tab, '// shared by link');
    await announces(tab, 'Link copied', () => tab.click('[aria-label="Copy link to this code"]'));
    const address = new URL(await pasted(tab));
    await tab.goto(address.pathname + address.hash);
    await tab.reload();
    await tab.until('the code is shown', () =>
      document.querySelector('.cm-content')?.textContent.includes('// shared by link'),
    );
    expect(await tab.evaluate(() => document.querySelectorAll('[aria-label="Preview"] iframe').length)).toBe(0);
  });
});
