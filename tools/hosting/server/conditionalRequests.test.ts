import { describe, expect, it } from 'vitest';
import { PAGE_CACHE, serveFixture, SITE_WIDE } from '../testing/servedFixture.ts';

const { get, onDisk } = serveFixture();

describe('conditional requests and HEAD', () => {
  it('responds with 304 to the current ETag, with the headers that a cache needs', async () => {
    const etag = (await get('/x/introduction/')).headers.etag ?? '';
    const response = await get('/x/introduction/', { headers: { 'If-None-Match': `"old", W/${etag}` } });
    expect(response.status).toBe(304);
    expect(response.headers).toMatchObject({
      ...SITE_WIDE,
      etag,
      vary: 'Accept-Encoding',
      'cache-control': PAGE_CACHE,
    });
    expect(response.body.length).toBe(0);
  });

  it('sends the page if the ETag differs or belongs to another encoding', async () => {
    const etag = (await get('/x/introduction/')).headers.etag ?? '';
    expect((await get('/x/introduction/', { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
    expect(
      (await get('/x/introduction/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })).status,
    ).toBe(200);
  });

  it('never responds with 304 to an unknown path', async () => {
    expect((await get('/nope', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  it('sends the whole file for a range, which the standard allows', async () => {
    const response = await get('/static/photo.png', { headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.body.length, response.headers['accept-ranges']]).toEqual([200, 300, undefined]);
  });

  it.each([
    ['/x/introduction/', 200],
    ['/static/large.bin', 200],
    ['/nope', 404],
    ['/', 302],
    ['/%', 400],
  ])('responds to HEAD %s like to GET, without a body', async (target, status) => {
    const [head, whole] = await Promise.all([get(target, { method: 'HEAD' }), get(target)]);
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  it('sends large and empty files', async () => {
    expect((await get('/static/large.bin')).body.equals(onDisk('static/large.bin'))).toBe(true);
    const empty = await get('/x/empty.txt');
    expect([empty.status, empty.headers['content-length'], empty.body.length]).toEqual([200, '0', 0]);
  });
});
