import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askServer } from './askServer.ts';
import { callTool, connect, unpackServer } from './mcpServer.ts';
import { QUESTIONS } from './questions.ts';

let folder: Awaited<ReturnType<typeof unpackServer>>;
let client: Client;

beforeAll(async () => {
  folder = await unpackServer();
  client = await connect(folder.package, 'legacy');
});

afterAll(async () => {
  await client.close();
  folder.remove();
});

it('answers nine of ten questions with three calls and few bytes', async () => {
  const unanswered: string[] = [];
  const bytes: number[] = [];
  for (const [question, ...facts] of QUESTIONS) {
    const isAnswered = (text: string) => facts.every((fact) => hasWord(text, fact));
    const text = await askServer((name, input) => callTool(client, name, input), question, isAnswered);
    bytes.push(Buffer.byteLength(text));
    if (!isAnswered(text)) unanswered.push(question);
  }
  const median = bytes.toSorted((a, b) => a - b)[Math.floor(bytes.length / 2)];
  console.log(`${QUESTIONS.length - unanswered.length} of ${QUESTIONS.length} answered, median ${median} bytes`);
  expect(unanswered.length, unanswered.join('\n')).toBeLessThanOrEqual(QUESTIONS.length / 10);
  expect(median).toBeLessThanOrEqual(6_000);
});

/** Facts are words: Pro is none in "process". */
function hasWord(text: string, word: string): boolean {
  const parts = text.split(word);
  return parts.slice(1).some((after, index) => !/\w$/.test(parts[index] ?? '') && !/^\w/.test(after));
}
