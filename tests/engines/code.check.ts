import { expect, test } from './support/fixtures.ts';
import { announces, pasted } from './support/site.ts';

const INSTALLATION = '/x/introduction/installation/';

test.describe('code:', () => {
  test('a button copies a block', async ({ tab }) => {
    await tab.goto(INSTALLATION);
    await announces(tab, 'Copied', () => tab.click('main [data-code] [data-copy]'));
    expect(await pasted(tab)).toBe(await shownCode(tab));
  });

  test('Ctrl+C copies the focused block', async ({ tab }) => {
    await tab.goto(INSTALLATION);
    await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-code] pre')]
        .find((block) => block.checkVisibility())
        ?.focus(),
    );
    await announces(tab, 'Copied', () => tab.press('Control+c'));
    expect(await pasted(tab)).toBe(await shownCode(tab));
  });

  test('the whole page is copied as Markdown', async ({ tab }) => {
    await tab.goto(INSTALLATION);
    await announces(tab, 'Copied', () => tab.click('[data-copy-page]'));
    expect(await pasted(tab)).toMatch(/^# .*\n[^]*npm install/);
  });

  test('the package manager is kept', async ({ tab }) => {
    await tab.goto(INSTALLATION);
    const chosen = () =>
      [...document.querySelectorAll('main [role="tab"][aria-selected="true"]')]
        .find((each) => each.checkVisibility())
        ?.textContent.trim() === 'pnpm';
    await tab.click('main [data-tab="pnpm"]');
    await tab.until('pnpm is chosen', chosen);
    await tab.reload();
    await tab.until('pnpm is still chosen', chosen);
  });
});

function shownCode(tab: { evaluate: (run: () => string | undefined) => Promise<string | undefined> }) {
  return tab.evaluate(() =>
    [...document.querySelectorAll('main [data-code] code')].find((code) => code.checkVisibility())?.textContent.trim(),
  );
}
