import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { demosToVisit, isDemoPage, pagesToVisit } from '../support/pages.ts';
import { builtPaths, readBuilt } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React formats void elements and attributes differently; both forms are valid HTML.
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
 * Known issues of the 8.11.1 components: lists with a wrapper around their items, labels that exist only when open, the
 * same ids for both ends of a range, labels of selects that are not form controls, titles of picker toolbars as `h4`.
 */
const OF_THE_LIBRARY = [
  'element-permitted-content',
  'element-permitted-parent',
  'no-missing-references',
  'no-dup-id',
  'valid-for',
  'heading-level',
];

function isInDemo(html: string, offset: number) {
  return html.lastIndexOf('<astro-island', offset) > html.lastIndexOf('</astro-island>', offset);
}

const paths = builtPaths();
const files = [
  '404.html',
  ...pagesToVisit(paths.filter((path) => !isDemoPage(path)))
    .concat(demosToVisit(paths.filter(isDemoPage)))
    .map((path) => `${path.slice(1)}index.html`),
];

it.each(files)('%s is valid HTML', async (file) => {
  const html = readBuilt(file);
  const { results } = await validator.validateString(html, file);
  const found = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, offset }) => !(OF_THE_LIBRARY.includes(ruleId) && isInDemo(html, offset)));
  expect(found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`)).toEqual([]);
});
