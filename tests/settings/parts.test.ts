import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { readBuilt } from '../support/site.ts';

it('the document with the dialogs is valid HTML', async () => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    readBuilt('x/parts/index.html'),
  );
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
