import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';
import { PROSE_PAGES } from '../support/pages.ts';
import { brotliBytesOf, builtDocuments, readBuilt, SITE_FOLDER } from '../support/site.ts';

const KILOBYTE = 1000;
const kinds = Object.entries(PROSE_PAGES);
const sheetsOf = (html: string) => Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), (match) => match[1] ?? '');

test.describe('budgets of pages without demos', () => {
  for (const [kind, path] of kinds) {
    test(`${kind}: at most 8 kB gzip of JavaScript before interaction, none blocking`, async ({ page }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      // What comes after the load event comes late on purpose: ads and measuring have a budget of their own.
      await page.goto(path, { waitUntil: 'load' });
      page.removeAllListeners('response');
      const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0);
      const inline = await page.locator('script:not([src]):not([type])').evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
      const all = bytes + inline.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
      test.info().annotations.push({ type: 'bytes', description: String(all) });
      expect(all).toBeLessThanOrEqual(8 * KILOBYTE);
      await expect(page.locator('script[src]:not([type="module"]):not([async]):not([defer])')).toHaveCount(0);
    });

    test(`${kind}: nothing shifts while it loads and scrolls`, async ({ page }) => {
      const shift = await watchLayout(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(300);
      expect(await shift()).toBe(0);
    });
  }

  test('boot script: at most 1.5 kB gzip', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readBuilt('404.html')) ?? [];
    expect(script.length).toBeGreaterThan(100);
    expect(gzipSync(script, { level: 9 }).byteLength).toBeLessThanOrEqual(1.5 * KILOBYTE);
  });

  test('style sheets of a page: at most 16 kB gzip, 20 kB with demos', () => {
    for (const file of builtDocuments()) {
      const html = readBuilt(file);
      const bytes = sheetsOf(html).reduce((sum, href) => sum + gzipSync(readFileSync(`${SITE_FOLDER}${href}`), { level: 9 }).byteLength, 0);
      expect(bytes, file).toBeLessThanOrEqual((html.includes('<astro-island') ? 20 : 16) * KILOBYTE);
    }
  });

  test('styles: none asks the root or the main part what is inside it, or every change of a page would style all of it again', () => {
    const names = new Set(builtDocuments().flatMap((file) => sheetsOf(readBuilt(file))));
    expect(names.size).toBeGreaterThan(2);
    for (const name of names) {
      const css = readFileSync(`${SITE_FOLDER}${name}`, 'utf8');
      expect(css.match(/(?:^|[\s,{}])(?::root|html|main)[^\s,{}>+~]*:has\(/g) ?? [], name).toEqual([]);
    }
  });

  test('fonts: at most 60 kB, and text never waits for them', () => {
    // Not all that lies there: files of earlier builds are kept for those who still read them.
    const pages = builtDocuments().map(readBuilt);
    const styles = [...new Set(pages.flatMap(sheetsOf))].map((name) => readFileSync(`${SITE_FOLDER}${name}`, 'utf8'));
    const fonts = new Set([...pages, ...styles].flatMap((text) => text.match(/\/_astro\/[^"')\s]+\.woff2/g) ?? []));
    expect(fonts.size).toBeGreaterThan(0);
    const bytes = [...fonts].reduce((sum, name) => sum + readFileSync(`${SITE_FOLDER}${name}`).byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(60 * KILOBYTE);
    for (const face of styles.flatMap((css) => css.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [])) {
      expect(face).toMatch(/font-display:\s*(?:optional|swap)/);
    }
  });

  test('HTML: at most 14 kB brotli', () => {
    const isGuide = (file: string) => file.startsWith('x/') && !/^x\/(?:api|demos)\/|-api\//.test(file);
    const prose = builtDocuments().filter((file) => isGuide(file) && !readBuilt(file).includes('<astro-island'));
    expect(prose.length).toBeGreaterThan(8);
    const large = prose.map((file) => ({ file, bytes: brotliBytesOf(file) })).filter(({ bytes }) => bytes > 14 * KILOBYTE);
    expect(large).toEqual([]);
  });
});
