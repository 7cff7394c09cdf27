import { HtmlValidate } from 'html-validate';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
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

test.describe('every page', () => {
  for (const file of builtDocuments()) {
    test(`${file} is valid HTML`, async () => {
      const report = await validator.validateString(readBuilt(file), file);
      const messages = report.results.flatMap((result) => result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`));
      expect(messages).toEqual([]);
    });
  }

  for (const path of builtPaths()) {
    test(`${path} is accessible, silent and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
