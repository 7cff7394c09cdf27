import { describe, expect, it } from 'vitest';
import { scanPage } from '../content-pipeline/index.ts';
import { collectMessages, explainedMessages, messagesIn, quotedMessages } from './messages.ts';

describe('messages in code', () => {
  it.each([
    [`throw new Error('MUI X: No row with this id found.');`, 'MUI X: No row with this id found.'],
    [`throw new Error(\`MUI X: No row with id #\${id} found.\`);`, 'MUI X: No row with id #… found.'],
    [
      `warnOnce(['MUI X: The first line.', 'And the second one.'], 'error');`,
      'MUI X: The first line. And the second one.',
    ],
    [`console.error('MUI X: A text ' + 'that goes on here.');`, 'MUI X: A text that goes on here.'],
    [`logger.error(['It isn\\'t in the grid.'].join('\\n'));`, "It isn't in the grid."],
  ])('%s', (code, text) => expect(messagesIn(code)).toEqual([text]));

  it('leaves out short texts and other calls', () => {
    expect(messagesIn(`throw new Error('Too short'); console.log('This is not a warning at all');`)).toEqual([]);
  });

  it('are collected from all packages', () => {
    const all = collectMessages(process.cwd());
    expect(all.length).toBeGreaterThan(150);
    expect(all.some((text) => text.startsWith('The parent DOM element of the Data Grid has an empty height.'))).toBe(
      true,
    );
  });
});

describe('quoted messages', () => {
  const page = (text: string) =>
    scanPage({
      file: 'content/introduction/licensing/page.mdx',
      text: `---\ntitle: Page\ndescription: A page.\n---\n\n${text}\n`,
      hasFile: () => false,
    });
  const ids = (source: string, message: string) =>
    quotedMessages([page(source)], [message])[0]?.quotes.map(({ id }) => id);

  it.each([
    [
      'in text',
      '## Fix it [#fix]\n\nThe console says "No row with id #7 found in this grid".',
      'MUI X: No row with id #… found in this grid.',
      ['fix'],
    ],
    [
      'in a code block',
      '## Fix it [#fix]\n\n```text\nMUI X: All rows need a unique id.\n```',
      'MUI X: All rows need a unique id. See the page.',
      ['fix'],
    ],
    ['not at all', '## Fix it [#fix]\n\nRows have an id.', 'MUI X: All rows need a unique id.', []],
  ])('%s', (_, source, message, expected) => expect(ids(source, message)).toEqual(expected));
});

describe('explained messages', () => {
  const pages = [
    scanPage({
      file: 'content/introduction/licensing/page.mdx',
      text: '---\ntitle: Page\ndescription: A page.\n---\n\n## Fix it [#fix]\n',
      hasFile: () => false,
    }),
  ];
  const messages = ['MUI X: All rows need an id.'];

  it('lead to their section', () => {
    expect(explainedMessages({ 'MUI X: All rows': '/x/introduction/licensing#fix' }, messages, pages)).toEqual([
      { text: messages[0], path: '/x/introduction/licensing', id: 'fix' },
    ]);
  });

  it.each([
    [{ 'MUI X: No rows': '/x/introduction/licensing#fix' }, /No package logs/],
    [{ 'MUI X: All rows': '/x/introduction/licensing#none' }, /does not exist/],
  ])('%j is refused', (explained, error) => expect(() => explainedMessages(explained, messages, pages)).toThrow(error));
});
