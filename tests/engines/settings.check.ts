import { expect, test } from './support/fixtures.ts';
import { GUIDE, hydrateDemo, overflow, PROSE } from './support/site.ts';

const isOpen = (id: string) => document.querySelector<HTMLDialogElement>(`#${id}`)?.open === true;
const isSet = (mode: string, direction: string, density: string) => {
  const { dataset, dir } = document.documentElement;
  return dataset['mode'] === mode && dir === direction && dataset['density'] === density;
};

test.describe('settings:', () => {
  test('mode, direction and density are kept after a reload and on other pages', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.click('#site-settings-button');
    await tab.until('the dialog is open', isOpen, 'site-settings');
    for (const choice of ['mode"][value="dark', 'direction"][value="rtl', 'density"][value="dense'])
      await tab.click(`label:has([name="setting-${choice}"])`);
    await tab.until('everything is set', isSet, 'dark', 'rtl', 'dense');
    await tab.press('Escape');
    await tab.until('the focus is back', () => document.activeElement?.matches('#site-settings-button'));
    await tab.reload();
    expect(await tab.evaluate(isSet, 'dark', 'rtl', 'dense')).toBe(true);
    await tab.goto('/x/introduction/support/');
    expect(await tab.evaluate(isSet, 'dark', 'rtl', 'dense')).toBe(true);
  });

  test('dark mode darkens the page and its demos', async ({ tab }) => {
    await tab.goto(GUIDE);
    await tab.press('m');
    await tab.until('the mode is stored', () => localStorage.getItem('mui-mode') !== null);
    const mode = await tab.evaluate(() => document.documentElement.dataset['mode']);
    if (mode !== 'dark') await tab.press('m');
    const demo = await hydrateDemo(tab, 'SortOnClick');
    await tab.until(
      'text is light on dark everywhere',
      (root) =>
        [document.querySelector('main p'), document.querySelector(`${root} [role="gridcell"]`)].every((element) => {
          const [red = 0] =
            (element &&
              getComputedStyle(element)
                .color.match(/[\d.]+/g)
                ?.map(Number)) ??
            [];
          return red > 200 || (red > 0.7 && red <= 1);
        }),
      demo,
    );
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  test('right to left mirrors the page and its demos', async ({ tab }) => {
    await tab.evaluate(() => localStorage.setItem('mui-direction', 'rtl'));
    await tab.goto(GUIDE);
    const demo = await hydrateDemo(tab, 'SortOnClick');
    await tab.until(
      'the first column is on the right',
      (root) => {
        const [first, second] = [...document.querySelectorAll(`${root} [role="columnheader"]`)].map(
          (header) => header.getBoundingClientRect().left,
        );
        return first !== undefined && second !== undefined && first > second;
      },
      demo,
    );
    expect(
      await tab.evaluate(
        () =>
          (document.querySelector('#site-navigation')?.getBoundingClientRect().right ?? 0) -
          document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(await overflow(tab)).toBe(0);
  });

  test('? lists the shortcuts', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.press('?');
    await tab.until('the list is open', isOpen, 'site-shortcuts');
    await tab.press('Escape');
    await tab.until('the list is closed', () => !document.querySelector<HTMLDialogElement>('#site-shortcuts')?.open);
  });
});
