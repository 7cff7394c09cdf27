import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useAdConfig } from '../../src/features/ads/view/AdProvider.tsx';
import { adEvents, breakFeedAd, countLooks, expect, expectPageAlive, fixChance, openAtStandstill, PAGE_WITH_ADS, slotOf, test, useFeedInSlot, watchLayout } from '../ads/support/fixtures.ts';
import { countSurvivors } from './survived.ts';

countSurvivors('Ad slot', ['F25', 'F26', 'F27', 'F28', 'F29', 'F30', 'F31']);

test('F25 an ad that throws while it is rendered shows nothing and is reported once, with its label', async ({ page }) => {
  await useFeedInSlot(page);
  await fixChance(page, 0.5);
  await breakFeedAd(page);
  await openAtStandstill(page);
  await expect.poll(() => adEvents(page, 'crash')).toEqual(['carbon-body-top-image']);
  await page.clock.runFor(20_000);
  await expect(slotOf(page).aside).toBeHidden();
  await expect(page.locator('.carbonads, .slot-card, .slot-message')).toHaveCount(0);
  expect(await adEvents(page, 'crash')).toHaveLength(1);
  await expectPageAlive(page);
});

test('F25 an ad of ours that throws shows nothing and is reported once, with its label', async ({ page, network }) => {
  network.behave({ script: 'nothing' });
  await fixChance(page, 0.5);
  await page.addInitScript(() => {
    document.importNode = () => {
      throw new Error('broken view');
    };
  });
  await openAtStandstill(page);
  await page.clock.runFor(20_000);
  await expect.poll(() => adEvents(page, 'crash')).toEqual(['in-house-body-top-image']);
  await expect(slotOf(page).aside).toBeHidden();
  await expectPageAlive(page);
});

test('F26 without an AdProvider the error has the words of the specification', () => {
  const specified = 'Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider';
  const Consumer = () => String(useAdConfig().displayRatio);
  expect(() => renderToStaticMarkup(createElement(Consumer))).toThrow(new Error(specified));
  // No bundler reworded it either.
  expect(readFileSync('src/features/ads/view/AdProvider.tsx', 'utf8')).toContain(specified);
});

const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'python-requests/2.32.0',
];

test(`F27 ${ROBOTS.length} robots get no ad, and nobody is asked for one`, async ({ browser, baseURL, network }) => {
  // Twenty visits, each until the network is quiet.
  test.setTimeout(180_000);
  for (const userAgent of ROBOTS) {
    const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
    });
    await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
    await expect(slotOf(page).aside, userAgent).toBeHidden();
    expect(outside, userAgent).toEqual([]);
    await context.close();
  }
  expect(network.requests).toEqual([]);
});

for (const [roll, shape, content] of [
  [0, 'inline', 'message'],
  [0.1999, 'inline', 'message'],
  [0.2, 'image', 'inHouse'],
  [0.9999, 'image', 'inHouse'],
] as const) {
  test(`F28 a draw of ${roll} gives the ${shape} style and the ${content === 'message' ? 'message' : 'in-house ad'}`, async ({ page, network }) => {
    network.behave({ script: 'nothing' });
    await fixChance(page, roll);
    await openAtStandstill(page);
    await page.clock.runFor(3000);
    await expect(slotOf(page).aside).toHaveAttribute('data-shape', shape);
    await expect(slotOf(page)[content]).toBeVisible();
  });
}

test('F29 looking stops at the thirtieth try, and nothing runs on', async ({ page, network }) => {
  network.behave({ script: 'nothing' });
  const looks = await countLooks(page);
  await openAtStandstill(page);
  expect(await looks()).toBe(1);
  await page.clock.runFor(14_440);
  expect(await looks()).toBe(29);
  await page.clock.runFor(60);
  expect(await looks()).toBe(30);
  await page.clock.runFor(600_000);
  expect(await looks()).toBe(30);
});

test('F30 going back and forth loads the script once per document', async ({ page, network }) => {
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  const before = network.requests.filter((path) => path === '/script.js').length;
  expect(before).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.goto('/x/introduction/');
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE_WITH_ADS}`);
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await expect(page.locator('#_carbonads_js')).toHaveCount(1);
});

test('F31 no ad is printed', async ({ page }) => {
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slotOf(page).root).toBeHidden();
});

test('F31 who saves data is asked to load nothing, and sees the same layout', async ({ page, network }) => {
  const shift = await watchLayout(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
  await expect(slotOf(page).aside).toBeHidden();
  expect(network.requests).toEqual([]);
  expect(await shift()).toBe(0);
  await expectPageAlive(page);
});
