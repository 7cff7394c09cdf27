import type { Page } from '@playwright/test';
import { expect, PAGE_WITH_ADS, PAGE_WITHOUT_ADS, test } from './support/fixtures.ts';
import { XSS_CORPUS } from './xssCorpus.ts';

/** The result of writing a string to a sink. */
function write(page: Page, html: string) {
  return page.evaluate((text) => {
    const box = document.createElement('div');
    try {
      box.innerHTML = text;
      return box.innerHTML;
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  }, html);
}

test.describe('Trusted Types', () => {
  test.afterEach(({ pageLog }) => {
    // Violations that a test provokes are expected.
    pageLog.splice(
      0,
      pageLog.length,
      ...pageLog.filter(
        (text) => !/policy violated: require-trusted-types-for|This document requires 'Trusted/.test(text),
      ),
    );
  });

  test(`sanitize the HTML of the network, and make ${XSS_CORPUS.length} attacks harmless`, async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    await expect(page.locator('#carbonads')).toBeVisible();
    expect(await write(page, '<div class="x"><a href="https://a.test/">x</a><script>1</script></div>')).toBe(
      '<div class="x"><a href="https://a.test/">x</a></div>',
    );
    const left = await page.evaluate((corpus) => {
      return corpus.flatMap((text) => {
        const box = document.createElement('div');
        box.innerHTML = text;
        document.body.append(box);
        const bad = [...box.querySelectorAll('*')].filter(({ tagName, attributes }) => {
          const isListed = /^(?:A|B|BR|DIV|EM|I|IMG|SPAN|STRONG)$/.test(tagName);
          return (
            !isListed ||
            [...attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
          );
        });
        box.remove();
        return bad.map((element) => element.outerHTML);
      });
    }, XSS_CORPUS);
    expect(left).toEqual([]);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (globalThis as { hacked?: unknown }).hacked)).toBeUndefined();
  });

  test('allow scripts only from this origin and the configured hosts', async ({ page, baseURL }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    const results = await page.evaluate((own) => {
      const set = (address: string) => {
        try {
          document.createElement('script').src = address;
          return true;
        } catch {
          return false;
        }
      };
      return [
        `${own}/x/a.js`,
        '/a.js',
        'http://ads.localhost/a.js',
        'https://www.googletagmanager.com/a.js',
        'https://evil.test/a.js',
        'https://ads.localhost/a.js',
        'data:text/javascript,1',
        '//evil.test/a.js',
        'blob:null/1',
      ].map(set);
    }, baseURL);
    expect(results).toEqual([true, true, true, true, false, false, false, false, false]);
  });

  test('refuse HTML on a page without ads, and never turn text into a script', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    expect(await write(page, '<b>x</b>')).toBe('refused');
    const result = await page.evaluate(() => {
      try {
        document.createElement('script').textContent = 'globalThis.hacked = 1';
        return 'accepted';
      } catch {
        return 'refused';
      }
    });
    expect(result).toBe('refused');
  });
});
