import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scanPage } from '../../tools/content-pipeline/index.ts';
import { collectMessages, listedMessages } from '../../tools/search-index/messages.ts';
import { triplesOfMessage } from '../../src/services/search/messages.ts';
import { createMessageFilter } from '../../src/features/error-messages/findMessages.ts';

const file = 'content/common-concepts/error-messages/page.mdx';
const source = readFileSync(file, 'utf8');
const rows = listedMessages(scanPage({ file, text: source, hasFile: () => true }));
/** Messages that no app should see, in the list at the end, each with the reason. */
const internal = [...source.matchAll(/^- (`+) ?(.+?) ?\1: .+$/gm)].map(([, , text = '']) => ({ text }));
/** Even texts of two words: short ones are hard to search for, so their row matters. */
const ofPackages = collectMessages(process.cwd(), 2);
const listed = [...rows, ...internal].map(({ text }) => text);

describe('the page of error messages', () => {
  it('has a row for each message of the packages, or names it as internal', () => {
    expect(ofPackages.length).toBeGreaterThan(200);
    expect(ofPackages.filter((text) => !listed.includes(text))).toEqual([]);
  });

  it('has no other messages, and none twice', () => {
    expect(listed.filter((text) => !ofPackages.includes(text))).toEqual([]);
    expect(listed.filter((text, index) => listed.indexOf(text) !== index)).toEqual([]);
  });

  it('leads from each row to a section of a guide', () => {
    expect(rows.filter(({ link }) => !link?.hash).map(({ text }) => text)).toEqual([]);
    expect(source.match(/^\*\*Cause:\*\* /gm)).toHaveLength(rows.length);
    expect(source.match(/^\*\*Fix:\*\* /gm)).toHaveLength(rows.length);
  });
});

describe('the filter of error messages', () => {
  const find = createMessageFilter(listed.map((message) => ({ message, text: message.toLowerCase() })));
  const lost = (paste: (message: string) => string) =>
    listed.filter((message) => !find(paste(message)).some((found) => found.message === message));
  /** Messages that consist mainly of values cannot be recognized with other ones. */
  const isVague = (message: string) => triplesOfMessage(message).size < 2;

  it('finds each message as it is written', () => expect(lost((message) => message)).toEqual([]));

  it('finds each message with values', () => {
    const vague = listed.filter(isVague);
    expect(lost((message) => message.replaceAll('…', 'unitPrice')).filter((text) => !vague.includes(text))).toEqual([]);
  });

  it('finds messages without their prefix', () => {
    expect(lost((message) => message.replace(/^MUI X?[ \w]*: /, ''))).toEqual([]);
  });
});
