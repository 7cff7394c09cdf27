import { violations } from '../support/accessibility.ts';
import { partOf } from '../support/pages.ts';
import {
  adEvents,
  expect,
  expectPageIntact,
  stubRandom,
  full,
  openWithPausedClock,
  PAGE_WITH_ADS,
  PAGE_WITHOUT_ADS,
  slotOf,
  test,
  sentEvents,
  useFeedInSlot,
} from './support/fixtures.ts';

/** The document that contains in-house ads. */
const PARTS = '**/x/parts/';

test.describe('the ad slot', () => {
  test('is 142 px high on phones and 126 px from 600 px on, with 24 px above and below', async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    const { root } = slotOf(page);
    for (const [width, height] of [
      [599, 142],
      [600, 126],
      [1280, 126],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const { minHeight, marginTop, marginBottom } = await root.evaluate((element) => getComputedStyle(element));
      expect([minHeight, marginTop, marginBottom]).toEqual([`${height}px`, '24px', '24px']);
      expect(await root.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    }
  });

  test('loads none of its code on a page without ads', full, async ({ page, network }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto(PAGE_WITHOUT_ADS, { waitUntil: 'networkidle' });
    expect(scripts.filter((text) => /carbonads|slot-filling|in-house/.test(text))).toEqual([]);
    expect(network.requests).toEqual([]);
  });
});

test.describe('the landmark of the slot', () => {
  test('exists only while there is an ad in it', async ({ page, network }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, 0.5);
    await openWithPausedClock(page);
    const landmark = page.getByRole('complementary', { name: 'Advertisement' });
    await expect(landmark).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(landmark.getByRole('link')).toBeVisible();
  });
});

test.describe('the network ad', () => {
  test('is shown in the slot, a landmark named "Advertisement"', async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    const slot = page.getByRole('complementary', { name: 'Advertisement' });
    await expect(slot.getByRole('link', { name: 'Servers that are awake when you are.' })).toBeVisible();
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await expect(page.locator('#carbonads a.carbon-text')).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    expect(await violations(page, partOf('[data-slot]'))).toEqual([]);
  });

  test('from the feed is shown, and its pixels are loaded once', async ({ page, network }) => {
    await useFeedInSlot(page);
    await page.goto(PAGE_WITH_ADS);
    const link = slotOf(page).network.getByRole('link', { name: /Example Clouds/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    const pixels = () => network.requests.filter((path) => path.startsWith('/pixel.gif'));
    await expect.poll(pixels).toEqual(['/pixel.gif?impression', '/pixel.gif?one=1789000000', '/pixel.gif?two']);
    expect(await violations(page, partOf('[data-slot]'))).toEqual([]);
    expect(pixels()).toHaveLength(3);
  });

  test('from a feed without URL schemes is shown over https, without insecure pixels', async ({ page, network }) => {
    network.setBehavior({ feed: 'without schemes' });
    await useFeedInSlot(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route(/^https?:\/\/(?:srv|insecure)\.example\.test\//, (route) =>
      route.fulfill({ contentType: 'image/gif', body: '' }),
    );
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).network.getByRole('link', { name: /Example Clouds/ })).toHaveAttribute(
      'href',
      'https://srv.example.test/click',
    );
    await expect
      .poll(() => requested.filter((url) => url.includes('example.test/imp')))
      .toEqual(['https://srv.example.test/imp']);
    expect(requested.filter((url) => url.includes('insecure'))).toEqual([]);
  });

  test('that points to the backers is replaced by one of ours', async ({ page, network }) => {
    network.setBehavior({ script: 'backers' });
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).inHouse).toBeVisible();
    await expect(page.locator('#carbonads')).toBeHidden();
  });

  test('is requested when the page is loaded and idle and the slot is near the viewport', async ({ page, network }) => {
    await page.setViewportSize({ width: 1280, height: 40 });
    await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    const top = await slotOf(page).root.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(240);
    expect(network.requests).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => network.requests).toContain('/script.js');
  });
});

test.describe('in-house ads', () => {
  for (const [roll, name, when] of [
    [0.2, 'Templates', full],
    [0.49, 'Themes', full],
    [0.5, 'Tidelift', full],
    [0.9999, 'Figma', full],
  ] as const) {
    test(`a draw of ${roll} shows ${name}, with a picture of 130 by 100`, when, async ({ page, network }) => {
      network.setBehavior({ script: 'nothing' });
      await stubRandom(page, roll);
      await openWithPausedClock(page);
      await page.clock.runFor(3100);
      const { inHouse } = slotOf(page);
      await expect(inHouse).toContainText(name);
      const picture = inHouse.locator('img');
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]))
        .toEqual([130, 100]);
      await expectPageIntact(page);
    });
  }

  for (const [style, colorScheme, when] of [
    ['image', 'light', full],
    ['image', 'dark', {}],
    ['inline', 'light', full],
    ['inline', 'dark', full],
  ] as const) {
    test(`in ${style} style are accessible in ${colorScheme} mode`, when, async ({ page, network }) => {
      network.setBehavior({ script: 'nothing' });
      await page.emulateMedia({ colorScheme });
      await stubRandom(page, 0.9);
      await page.addInitScript(
        (isInline) => localStorage.setItem('inline-ads', isInline ? 'yes' : 'no'),
        style === 'inline',
      );
      await openWithPausedClock(page);
      await page.clock.runFor(3100);
      await expect(slotOf(page).inHouse).toBeVisible();
      await page.clock.resume();
      expect(await violations(page, partOf('[data-slot]'))).toEqual([]);
    });
  }

  test('keep their style for a visitor, in every tab', async ({ page, context, network }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, 0.1);
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).aside).toHaveAttribute('data-shape', 'inline');
    const otherTab = await context.newPage();
    await stubRandom(otherTab, 0.9);
    await otherTab.goto(PAGE_WITH_ADS);
    await expect(slotOf(otherTab).aside).toHaveAttribute('data-shape', 'inline');
  });

  test('show a tag, a call to action and their picture in the inline style', full, async ({ page, network }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, 0.9);
    await page.addInitScript(() => localStorage.setItem('inline-ads', 'yes'));
    await openWithPausedClock(page);
    await page.clock.runFor(3100);
    await expect(slotOf(page).inHouse).toContainText('Ad');
    await expect(slotOf(page).inHouse).toContainText('Learn more');
    await expect(slotOf(page).inHouse.getByRole('img')).toBeVisible();
  });

  test(
    'that cannot be fetched leave the slot empty and are not reported as displayed',
    full,
    async ({ page, network, pageLog }) => {
      network.setBehavior({ script: 'nothing' });
      await stubRandom(page, 0.05);
      const requested = page.waitForRequest(PARTS);
      await page.route(PARTS, (route) => route.abort());
      await openWithPausedClock(page);
      await page.clock.runFor(3100);
      await requested;
      await expect.poll(() => pageLog.length).toBe(1);
      await page.clock.runFor(20_000);
      await expect(slotOf(page).filling.locator('*')).toHaveCount(0);
      expect(await adEvents(page, 'display')).toEqual([]);
      expect(await adEvents(page, 'crash')).toEqual([]);
      await expectPageIntact(page);
      expect(pageLog.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    },
  );

  test('that arrive after the network ad do not replace it', full, async ({ page }) => {
    const script = Promise.withResolvers<void>();
    const parts = Promise.withResolvers<void>();
    await page.route('**/script.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.route(PARTS, async (route) => {
      await parts.promise;
      await route.continue();
    });
    const [responded] = [page.waitForResponse(PARTS), await openWithPausedClock(page)];
    await page.clock.runFor(3100);
    script.resolve();
    await expect(page.locator('#carbonads')).toBeAttached();
    await page.clock.runFor(500);
    await expect(page.locator('#carbonads')).toBeVisible();
    parts.resolve();
    await (await responded).finished();
    await page.waitForTimeout(200);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await expect(slotOf(page).filling.locator('*')).toHaveCount(0);
  });
});

test.describe('ad events', () => {
  test('a display is reported 2500 ms after the label appeared, once', async ({ page, network }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, 0.05);
    await openWithPausedClock(page);
    await page.clock.runFor(3000);
    await expect(slotOf(page).message).toBeVisible();
    await page.clock.runFor(2400);
    expect(await adEvents(page, 'display')).toEqual([]);
    await page.clock.runFor(100);
    expect(await adEvents(page, 'display')).toEqual(['in-house-adblock-body-top-inline']);
    await page.clock.runFor(60_000);
    expect(await adEvents(page, 'display')).toHaveLength(1);
  });

  test('a click is reported with the label of the ad', async ({ page, context, network }) => {
    network.setBehavior({ script: 'nothing' });
    await context.route('https://mui.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title>' }),
    );
    await stubRandom(page, 0.9);
    await openWithPausedClock(page);
    await page.clock.runFor(3100);
    await slotOf(page).inHouse.getByRole('link', { name: /Figma/ }).click();
    await expect.poll(() => adEvents(page, 'click')).toEqual(['in-house-figma']);
  });

  test('a click on the network ad is reported with the label of the slot', full, async ({ page, context }) => {
    await context.route('**/click', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Advertiser</title>' }),
    );
    await stubRandom(page, 0.5);
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await page.locator('#carbonads .carbon-text').click();
    await expect.poll(() => adEvents(page, 'click')).toEqual(['carbon-body-top-image']);
  });

  test('a click elsewhere on the page is not an ad event', full, async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    await expect(page.locator('#carbonads')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    const names = (await sentEvents(page)).map(([, name]) => name);
    expect(names.filter((name) => name === 'ad')).toEqual([]);
  });
});
