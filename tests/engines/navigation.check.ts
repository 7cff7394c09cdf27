import { expect, test } from './support/fixtures.ts';
import { GUIDE, PROSE } from './support/site.ts';

const shownOf = (selectors: readonly string[]) =>
  selectors.filter((selector) => document.querySelector(selector)?.checkVisibility()).join();

test.describe('reading:', () => {
  test('a link leads to another page, and back to the same place', async ({ tab }) => {
    await tab.goto('/x/react-data-grid/column-definition/');
    const from = await tab.until('a link is in the middle of the screen', () => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('main p a[href^="/x/"]')].find(
        (each) => each.getBoundingClientRect().top > 1500 && each.pathname !== location.pathname,
      );
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!link) return undefined;
      link.dataset['followed'] = '';
      return { path: location.pathname, to: link.pathname };
    });
    const top = await tab.evaluate(() => document.querySelector('[data-followed]')?.getBoundingClientRect().top ?? 0);
    await tab.click('[data-followed]');
    await tab.until(
      'the other page is shown',
      (path) => location.pathname === path && document.readyState === 'complete',
      from.to,
    );
    await tab.back();
    await tab.until(
      'the link is where it was',
      (path, to, before) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main p a[href^="/x/"]')].filter(
          (link) => link.pathname === to,
        );
        return (
          location.pathname === path && links.some((link) => Math.abs(link.getBoundingClientRect().top - before) < 40)
        );
      },
      from.path,
      from.to,
      top,
    );
  });

  test('pointing at a link fetches its page ahead, without a message', async ({ tab }) => {
    await tab.goto(PROSE);
    const path = '/x/introduction/installation/';
    await tab.hover(`#site-navigation a[href="${path}"]`);
    await tab.until(
      'the page is fetched',
      (wanted) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === wanted),
      path,
    );
  });

  test('the tree is filtered', async ({ tab }) => {
    await tab.goto(PROSE);
    await tab.click('[data-nav-filter]');
    await tab.type('sorting');
    await tab.until('few entries are left', () => {
      const shown = [...document.querySelectorAll('#site-navigation li:not([hidden]) > a')].filter((link) =>
        link.checkVisibility(),
      );
      return shown.length > 0 && shown.length < 20 && shown.every((link) => /sorting/i.test(link.textContent));
    });
    expect(await tab.evaluate(() => document.querySelector('[data-nav-filter-status]')?.textContent)).toMatch(/^\d+$/);
  });

  test('a missing page offers similar ones', async ({ tab, engine }) => {
    await tab.goto('/x/react-data-grid/sortin/');
    await tab.until('the sorting page is offered', () =>
      document.querySelector('[data-nearest-pages] a[href="/x/react-data-grid/sorting/"]'),
    );
    // WebKit reports the status of the page.
    engine.log.splice(0, engine.log.length, ...engine.log.filter((message) => !message.includes('404')));
  });

  test('the contents follow the reading', async ({ tab }) => {
    await tab.goto('/x/react-charts/bars/');
    await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-contents] a')].at(4)?.setAttribute('data-wanted', ''),
    );
    await tab.click('[data-contents] [data-wanted]');
    await tab.until('its section is below the header, and marked', () => {
      const link = document.querySelector<HTMLAnchorElement>('[data-wanted]');
      const { top = -1 } =
        document.getElementById(decodeURIComponent(link?.hash.slice(1) ?? ''))?.getBoundingClientRect() ?? {};
      return link?.hasAttribute('aria-current') && top >= 0 && top < 200;
    });
  });

  test('the focus is visible at every stop', async ({ tab }) => {
    await tab.goto(GUIDE);
    for (let stop = 0; stop < 12; stop += 1) {
      await tab.press('Tab');
      const focus = await tab.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { width, height, bottom } = element.getBoundingClientRect();
        return {
          name: element.textContent.trim().slice(0, 30) || element.ariaLabel,
          isVisible:
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width * height > 0 && bottom > 0,
        };
      });
      expect(focus, `stop ${stop + 1}`).toMatchObject({ isVisible: true });
    }
  });

  // WebKitGTK can't print over WebDriver, so the styles for print are applied on screen.
  test('a page is printed without its frame', async ({ tab }) => {
    await tab.goto(PROSE);
    const parts = ['header', '#site-navigation', '[data-contents]', 'main h1', 'main .prose p'];
    expect(await tab.evaluate(shownOf, parts)).toBe(parts.join());
    await tab.evaluate(() => {
      const apply = (rule: CSSRule) => {
        if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
        for (const inner of (rule as CSSGroupingRule).cssRules ?? []) apply(inner);
      };
      for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) apply(rule);
    });
    expect(await tab.evaluate(shownOf, parts)).toBe('main h1,main .prose p');
  });
});
