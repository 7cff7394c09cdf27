import { HtmlValidate } from 'html-validate';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { representatives } from '../support/pages.ts';
import { builtDocuments, builtPaths, readBuilt } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes void elements and attributes its own way; both forms are valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    // Attribute names are case-insensitive in HTML; React writes popoverTarget.
    'attr-case': 'off',
  },
});

/**
 * What the components of 8.11.1 themselves do: lists with a box around their items, names that appear when opened, the
 * same ids for both ends of a range, labels of selects that are no form controls.
 */
const OF_THE_LIBRARY = ['element-permitted-content', 'element-permitted-parent', 'no-missing-references', 'no-dup-id', 'valid-for'];

function isInDemo(html: string, offset: number) {
  return html.lastIndexOf('<astro-island', offset) > html.lastIndexOf('</astro-island>', offset);
}

test.describe('every page', () => {
  test('is valid HTML', async () => {
    test.setTimeout(300_000);
    const messages: string[] = [];
    const chosen = new Set(representatives(builtPaths()).map((path) => `${path.slice(1)}index.html`));
    const isByHand = (file: string) => !/^x\/(?:api|demos)\/|-api\//.test(file);
    for (const file of builtDocuments().filter((name) => chosen.has(name) || isByHand(name))) {
      const html = readBuilt(file);
      const report = await validator.validateString(html, file);
      const found = report.results.flatMap((result) => result.messages).filter(({ ruleId, offset }) => !(OF_THE_LIBRARY.includes(ruleId) && isInDemo(html, offset)));
      messages.push(...found.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId} ${message}`));
    }
    expect(messages).toEqual([]);
  });

  for (const path of representatives(builtPaths())) {
    test(`${path} is accessible, silent and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
