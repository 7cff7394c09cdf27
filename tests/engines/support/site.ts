import type { EnginePage } from '../browsers/page.ts';

export const GUIDE = '/x/react-data-grid/sorting/';
export const PROSE = '/x/introduction/licensing/';
export const GRID_API = '/x/api/data-grid/data-grid/';

/** Scrolls to a demo and waits until it is hydrated. Returns its selector. */
export async function hydrateDemo(tab: EnginePage, name: string): Promise<string> {
  const selector = `[data-demo="${name}"]`;
  await tab.until(
    `${name} is hydrated`,
    (demo) => {
      const element = document.querySelector(demo);
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      if (bottom < 0 || top > innerHeight / 2) element?.scrollIntoView({ behavior: 'instant' });
      return element?.querySelector('[data-demo-root][data-awake]') !== null;
    },
    selector,
  );
  return selector;
}

/** Does something and waits for its message, which is shown only briefly, so it is recorded rather than looked for. */
export async function announces(tab: EnginePage, text: string, act: () => Promise<void>) {
  await tab.evaluate(() => {
    const record = () => {
      const shown = document.querySelector('.toast')?.textContent;
      if (shown) document.documentElement.dataset['announced'] = shown;
    };
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await act();
  await tab.until(`“${text}” is announced`, (wanted) => document.documentElement.dataset['announced'] === wanted, text);
}

/** What the clipboard holds, found out by pasting it. */
export async function pasted(tab: EnginePage): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea');
    field.dataset['pasted'] = '';
    // A dialog or a menu would keep the focus.
    document.body.append(field);
    field.focus();
  });
  await tab.press('Control+v');
  return tab.until(
    'the clipboard is pasted',
    () => document.querySelector<HTMLTextAreaElement>('[data-pasted]')?.value,
  );
}

/** How far the page is wider than the window. */
export function overflow(tab: EnginePage): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
