import { describe, expect, it } from 'vitest';
import { scanPage } from '../content-pipeline/index.ts';
import { collectMessages, listedMessages, messagesIn, quotedMessages } from './messages.ts';

describe('messages in code', () => {
  it.each([
    [`throw new Error('MUI X: No row with this id found.');`, 'MUI X: No row with this id found.'],
    [`throw new Error(\`MUI X: No row with id #\${id} found.\`);`, 'MUI X: No row with id #… found.'],
    [
      `warnOnce(['MUI X: The first line.', 'And the second one.'], 'error');`,
      'MUI X: The first line. And the second one.',
    ],
    [`console.error('MUI X: A text ' + 'that goes on here.');`, 'MUI X: A text that goes on here.'],
    [`const warning = ['MUI X: A text.', 'It goes on.'].join('\\n');`, 'MUI X: A text. It goes on.'],
    [`() => isWrong && 'MUI X: This prop is wrong.' || other('string')`, 'MUI X: This prop is wrong.'],
    [
      'throw new Error(`MUI X: ${isFirst ? `The first` : "One"} axis needs ${names.map((name) => `"${name}"`)} here.`);',
      'MUI X: … axis needs … here.',
    ],
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

describe('listed messages', () => {
  it('have the complete text of their row, and lead to its section', () => {
    const list = scanPage({
      file: 'content/introduction/licensing/page.mdx',
      text: [
        '---\ntitle: Page\ndescription: A page.\n---',
        '## Rows [#rows]',
        'Not a message, with a [link](/x/introduction/support/#github).',
        '### All rows [#all]',
        '#### `No row with id #…` [#no-row]',
        '**Fix:** See [Fix it](/x/introduction/support/#fix).',
        '#### `All rows need an id.` [#no-id]',
        '```text\nAll rows need an id.\nAdd one.\n```',
      ].join('\n\n'),
      hasFile: () => false,
    });
    expect(listedMessages(list)).toMatchObject([
      { id: 'no-row', text: 'No row with id #…', link: { path: '/x/introduction/support', hash: 'fix' } },
      { id: 'no-id', text: 'All rows need an id. Add one.', link: undefined },
    ]);
  });
});
