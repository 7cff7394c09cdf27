import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareResponse, STREAMED_FROM_BYTES } from './preparedResponse.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function prepared(name: string, content: string | Buffer) {
  const diskPath = join(folder, name);
  writeFileSync(diskPath, content);
  return prepareResponse({ diskPath, encoding: 'identity', headers: [['Content-Type', 'text/plain']] });
}

it('keeps the bytes of a small file in memory', async () => {
  const response = await prepared('small.txt', 'small');
  expect(response.bytes?.toString()).toBe('small');
  expect(response.whole).toEqual(
    expect.arrayContaining(['Content-Type', 'text/plain', 'Content-Length', '5', 'ETag', response.etag]),
  );
});

it('leaves a large file on disk, and still hashes its content for the ETag', async () => {
  const content = Buffer.alloc(STREAMED_FROM_BYTES + 1, 'a');
  const large = await prepared('large.txt', content);
  expect([large.bytes, large.size]).toEqual([undefined, content.length]);
  content[content.length - 1] = 98;
  expect((await prepared('other.txt', content)).etag).not.toBe(large.etag);
});

it('uses the same ETag for the same content at any path', async () => {
  const [one, two, other] = await Promise.all([prepared('1', 'same'), prepared('2', 'same'), prepared('3', 'else')]);
  expect(one.etag).toBe(two.etag);
  expect(one.etag).not.toBe(other.etag);
});

it('omits body headers from a response without a body', async () => {
  const { notModified, etag } = await prepared('a.txt', 'a');
  expect(notModified).toEqual(['ETag', etag]);
});
