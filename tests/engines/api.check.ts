import { test } from './support/fixtures.ts';
import { GRID_API } from './support/site.ts';

/** Whether a row lies right below the bar and the head of the table. */
const isBelowBar = (id: string) => {
  const bar = document.querySelector('[data-api-bar]')?.getBoundingClientRect().bottom ?? 0;
  const distance = (document.getElementById(id)?.getBoundingClientRect().top ?? -1) - bar;
  return distance >= 0 && distance <= 80;
};

test.describe('an API page:', () => {
  test('filters its rows', async ({ tab }) => {
    await tab.goto(GRID_API);
    await tab.click('[data-api-filter]');
    await tab.type('sortModel');
    await tab.until('few rows are left', () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-api-rows] > li')].filter((row) => !row.hidden);
      return shown.length > 0 && shown.length < 20 && shown.some(({ id }) => id === 'data-grid-prop-sortModel');
    });
    await tab.press('Escape');
    await tab.until('all rows are back', () => document.querySelectorAll('[data-api-rows] > li[hidden]').length === 0);
  });

  test('scrolls to a deep link, also after a reload', async ({ tab }) => {
    await tab.goto(`${GRID_API}#data-grid-prop-sortModel`);
    await tab.until('the prop is below the bar', isBelowBar, 'data-grid-prop-sortModel');
    await tab.reload();
    await tab.until('the prop is still there', isBelowBar, 'data-grid-prop-sortModel');
  });

  test('goes back to the place from which a link was followed', async ({ tab }) => {
    await tab.goto(GRID_API);
    // A place in the middle of the page, below which nothing has been laid out.
    const target = await tab.until('a link within the page is in view', () => {
      document.getElementById('data-grid-prop-onColumnResize')?.scrollIntoView({ behavior: 'instant' });
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main [data-api-rows] a[href^="#"]')];
      const link = links.find((each) => each.getBoundingClientRect().top > innerHeight / 2 && each.checkVisibility());
      link?.setAttribute('data-followed', '');
      return link?.hash.slice(1);
    });
    const { x, y } = await tab.find('[data-followed]');
    await tab.click({ x, y });
    await tab.until('the target is below the bar', isBelowBar, target);
    await tab.back();
    await tab.until(
      'the link is where it was',
      (left, top) => document.elementFromPoint(left, top)?.closest('[data-followed]') !== null && location.hash === '',
      x,
      y,
    );
  });

  test('shows a type in a popover', async ({ tab }) => {
    await tab.goto(`${GRID_API}#data-grid-prop-sortModel`);
    await tab.until('the prop is below the bar', isBelowBar, 'data-grid-prop-sortModel');
    await tab.click('#data-grid-prop-sortModel a[data-type]');
    await tab.until('the definition is shown', () =>
      document.querySelector('[data-type-popover] .prose > *')?.checkVisibility(),
    );
    await tab.press('Escape');
    await tab.until('it is closed', () => !document.querySelector('[data-type-popover] .prose > *')?.checkVisibility());
  });
});
