import type { Page } from '@playwright/test';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';

/** Every run tests this long page with code; the others are tested only in the full run. */
const QUICK = 'migration';
const PATH = PAGE_KINDS[QUICK];
const kinds = Object.entries(PAGE_KINDS);

/** Controls smaller than 24 by 24 px (WCAG 2.5.8); links inside a line of text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      element.closest('.prose p, .prose li, .prose :is(th, td), .prose h2, .prose h3, .prose h4, pre') !== null;
    return [...document.querySelectorAll('a, button, input, summary')].flatMap((element) => {
      // A card's link covers the whole card.
      const isCover = getComputedStyle(element, '::after').position === 'absolute';
      const { width, height } = (isCover ? (element.parentElement ?? element) : element).getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0;
      // Pickers contain a hidden input with their value for forms, which cannot be focused.
      const isReachable = element.closest('[aria-hidden="true"]') === null;
      return isShown && isReachable && !isInText(element) && (width < 24 || height < 24)
        ? [`${element.outerHTML.slice(0, 80)} ${width}x${height}`]
        : [];
    });
  });
}

test.describe('F81 reduced motion', () => {
  test('F81 no transition or animation takes noticeable time', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration}, ${animationDuration}`.split(', ').map((time) => Number.parseFloat(time) || 0),
        );
        return longest > 0.1 ? [`${element.tagName} ${longest}`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

test.describe('F82 small viewports', () => {
  for (const [kind, path] of kinds) {
    test(
      `F82 ${kind} scrolls in one direction only at 320 by 256 px, with a low header`,
      kind === QUICK ? {} : full,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto(path);
        expect(await horizontalOverflow(page)).toBe(0);
        const sticky = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height);
        expect(sticky).toBeLessThanOrEqual(64);
      },
    );
  }

  test('F82 code and tables scroll inside focusable, named regions', full, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(PAGE_KINDS.guide);
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.prose pre, .prose section')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => ({
          html: element.outerHTML.slice(0, 80),
          isNamed: element.tabIndex === 0 && Boolean(element.getAttribute('aria-label')),
        })),
    );
    expect(scrolling).not.toEqual([]);
    expect(scrolling.filter(({ isNamed }) => !isNamed)).toEqual([]);
  });
});

test.describe('F83 text spacing and large text', () => {
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
  for (const [name, style] of [
    ['spacing', spacing],
    ['200 % text', 'html { font-size: 200% !important; }'],
  ] as const) {
    test(`F83 ${name} clips nothing`, name === 'spacing' ? full : {}, async ({ page }) => {
      await page.goto(PATH);
      // A constructed style sheet is not subject to the content security policy of the page.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, style);
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header *, nav *, main *, footer *')]
          .filter((element) => element.checkVisibility() && !element.classList.contains('visually-hidden'))
          // Components in a demo hide elements that they measure.
          .filter((element) => element.closest('[data-demo-root]') === null)
          // Off-screen blocks are not laid out yet, so nothing in them can be clipped.
          .filter((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true)
          .filter(
            (element) =>
              ['hidden', 'clip'].includes(getComputedStyle(element).overflowY) &&
              element.scrollHeight > element.clientHeight + 1,
          )
          .map((element) => element.outerHTML.slice(0, 90)),
      );
      expect(clipped).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }
});

test.describe('F84 forced colors and more contrast', () => {
  for (const [mode, media] of [
    ['in forced colors', { forcedColors: 'active' }],
    ['with more contrast', { contrast: 'more' }],
  ] as const) {
    for (const [kind, path] of kinds) {
      test(`F84 ${kind} is accessible ${mode}`, full, async ({ page }) => {
        await page.emulateMedia(media);
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }
  }

  test('F84 plans and flags are text, and the current entry is outlined', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/x/introduction/');
    await expect(
      page.locator('#site-navigation').getByRole('link', { name: 'Priority support New Premium' }).getByText('Premium'),
    ).toBeVisible();
    const outline = await page
      .locator('#site-navigation [aria-current]')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });
});

test.describe('F85 keyboard only', () => {
  test('F85 every control is reachable by Tab in document order, without focus traps', async ({ page }) => {
    await page.goto('/x/introduction/roadmap/');
    await page.evaluate(() => {
      const order: number[] = [];
      Object.assign(globalThis, { order });
      addEventListener('focusin', ({ target }) =>
        order.push([...document.querySelectorAll('*')].indexOf(target as Element)),
      );
    });
    const controls = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
        ).length,
    );
    for (let step = 0; step < controls; step += 1) await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => (globalThis as unknown as { order: number[] }).order);
    expect(reached).toHaveLength(controls);
    expect(reached).toEqual([...new Set(reached)].toSorted((a, b) => a - b));
  });

  test('F85 focused controls are not hidden behind the header', full, async ({ page }) => {
    await page.goto(PAGE_KINDS.guide);
    // The last link of the article.
    await page.locator('.prose a').last().focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      // A code block can be taller than the viewport; its end must be visible below the header.
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(bottom).toBeGreaterThan(56);
    }
  });
});

test.describe('F87 right to left', () => {
  for (const [kind, path] of kinds) {
    test(
      `F87 ${kind} is mirrored on wide and narrow screens, without overflow, with code left to right`,
      kind === QUICK ? {} : full,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.goto(path);
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        expect(await horizontalOverflow(page)).toBe(0);
        const directions = await page
          .locator('.prose pre')
          .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
        expect(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
        if (kind === QUICK) expect(directions.length).toBeGreaterThan(20);
        const navigation = await page.locator('#site-navigation').boundingBox();
        expect(navigation?.x).toBeGreaterThan(1000);
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await horizontalOverflow(page)).toBe(0);
      },
    );
  }
});

test.describe('F88 touch', () => {
  for (const [kind, path] of kinds) {
    test(`F88 ${kind} has touch targets of at least 24 px`, kind === QUICK ? {} : full, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

test.describe('F90 print', () => {
  test('F90 prints the article with the URLs of its links, without the shell', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/x/introduction/support/');
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('#site-navigation')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const printed = await page
      .locator('.prose a[href^="https"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(printed).not.toEqual([]);
    for (const url of printed) expect(url).toContain('http');
  });
});
