import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareAnswer, STREAMED_FROM_BYTES } from './preparedAnswer.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function prepared(name: string, content: string | Buffer) {
  const diskPath = join(folder, name);
  writeFileSync(diskPath, content);
  return prepareAnswer({ diskPath, encoding: 'identity', headers: [['Content-Type', 'text/plain']] });
}

it('holds the bytes of a file and weighs at least as much', async () => {
  const { value, bytes } = await prepared('small.txt', 'small');
  expect(value.bytes?.toString()).toBe('small');
  expect(bytes).toBeGreaterThan(5);
  expect(value.whole).toEqual(
    expect.arrayContaining(['Content-Type', 'text/plain', 'Content-Length', '5', 'ETag', value.etag]),
  );
});

it('leaves a large file on disk, and still knows its content by the ETag', async () => {
  const content = Buffer.alloc(STREAMED_FROM_BYTES + 1, 'a');
  const large = await prepared('large.txt', content);
  expect([large.value.bytes, large.value.size]).toEqual([undefined, content.length]);
  expect(large.bytes).toBeLessThan(10_000);
  content[content.length - 1] = 98;
  expect((await prepared('other.txt', content)).value.etag).not.toBe(large.value.etag);
});

it('gives equal content an equal ETag, wherever it lies', async () => {
  const [one, two, other] = await Promise.all([prepared('1', 'same'), prepared('2', 'same'), prepared('3', 'else')]);
  expect(one.value.etag).toBe(two.value.etag);
  expect(one.value.etag).not.toBe(other.value.etag);
});

it('names no body in the headers of an answer without one', async () => {
  const { value } = await prepared('a.txt', 'a');
  expect(value.notModified).toEqual(['ETag', value.etag]);
});
