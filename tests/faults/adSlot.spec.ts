import {
  adEvents,
  breakFeedAd,
  countPolls,
  expect,
  expectPageIntact,
  stubRandom,
  full,
  openPaused,
  openWithPausedClock,
  PAGE_WITH_ADS,
  slotOf,
  test,
  useFeedInSlot,
  watchLayout,
} from '../ads/support/fixtures.ts';

test('F25 an ad that throws while it is rendered shows nothing and is reported once, with its label', async ({
  page,
}) => {
  await useFeedInSlot(page);
  await stubRandom(page, 0.5);
  await breakFeedAd(page);
  await openPaused(page);
  await expect.poll(() => adEvents(page, 'crash')).toEqual(['carbon-body-top-image']);
  await page.clock.runFor(20_000);
  await expect(slotOf(page).aside).toBeHidden();
  await expect(page.locator('.carbonads, .slot-card, .slot-message')).toHaveCount(0);
  expect(await adEvents(page, 'crash')).toHaveLength(1);
  await expectPageIntact(page);
});

test(
  'F25 an in-house ad that throws shows nothing and is reported once, with its label',
  full,
  async ({ page, network }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, 0.5);
    await page.addInitScript(() => {
      document.importNode = () => {
        throw new Error('broken view');
      };
    });
    await openWithPausedClock(page);
    await page.clock.runFor(20_000);
    await expect.poll(() => adEvents(page, 'crash')).toEqual(['in-house-body-top-image']);
    await expect(slotOf(page).aside).toBeHidden();
    await expectPageIntact(page);
  },
);

// robots.test.ts covers which user agents are bots.
test.describe('a bot with an ordinary name', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse' });

  test('F27 gets no ad, and its empty slot collapses out of view', async ({ page, network }) => {
    const shift = await watchLayout(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(PAGE_WITH_ADS);
    const { root, aside } = slotOf(page);
    await expect(aside).toBeHidden();
    await expectPageIntact(page);
    await page.mouse.move(700, 200);
    // The slot is activated when the page is idle, while it is near.
    await expect(async () => {
      await page.mouse.wheel(0, -1500);
      await page.mouse.wheel(0, 1500);
      await expect(root).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(await shift()).toBe(0);
    expect(network.requests).toEqual([]);
  });
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('F27 robots get no ad, no space for one, and no external request is made', async ({
    page,
    baseURL,
    network,
  }) => {
    const shift = await watchLayout(page);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
    });
    await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
    await expect(slotOf(page).root).toBeHidden();
    expect(await shift()).toBe(0);
    expect(outside).toEqual([]);
    expect(network.requests).toEqual([]);
  });
});

for (const [roll, shape, content] of [
  [0.1999, 'inline', 'message'],
  [0.2, 'image', 'inHouse'],
] as const) {
  test(`F28 a draw of ${roll} gives the ${shape} style and the ${content === 'message' ? 'message' : 'in-house ad'}`, async ({
    page,
    network,
  }) => {
    network.setBehavior({ script: 'nothing' });
    await stubRandom(page, roll);
    await openWithPausedClock(page);
    await page.clock.runFor(3000);
    await expect(slotOf(page).aside).toHaveAttribute('data-shape', shape);
    await expect(slotOf(page)[content]).toBeVisible();
  });
}

test('F29 polling stops after thirty tries, without leftover timers', full, async ({ page, network }) => {
  network.setBehavior({ script: 'nothing' });
  const polls = await countPolls(page);
  await openWithPausedClock(page);
  expect(await polls()).toBe(1);
  await page.clock.runFor(14_440);
  expect(await polls()).toBe(29);
  await page.clock.runFor(60);
  expect(await polls()).toBe(30);
  await page.clock.runFor(600_000);
  expect(await polls()).toBe(30);
});

test('F30 navigating back and forth loads the script once per document', full, async ({ page, network }) => {
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  const before = network.requests.filter((path) => path === '/script.js').length;
  expect(before).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.goto('/x/introduction/support/');
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE_WITH_ADS}`);
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await expect(page.locator('#_carbonads_js')).toHaveCount(1);
});

test('F31 no ad is printed', full, async ({ page }) => {
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slotOf(page).root).toBeHidden();
});

test('F31 with data saving enabled, there is no ad and no space for one', async ({ page, network }) => {
  const shift = await watchLayout(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
  await expect(slotOf(page).root).toBeHidden();
  expect(network.requests).toEqual([]);
  expect(await shift()).toBe(0);
});
