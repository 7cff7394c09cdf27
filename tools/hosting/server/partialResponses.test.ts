import { describe, expect, it } from 'vitest';
import { PAGE_CACHE, serveFixture, SITE_WIDE } from '../testing/servedFixture.ts';

const { get, onDisk } = serveFixture();

describe('conditional requests, ranges and HEAD', () => {
  it('responds with 304 to the current ETag, with the headers that a cache needs', async () => {
    const etag = (await get('/x/introduction/')).headers.get('etag') ?? '';
    const response = await get('/x/introduction/', { headers: { 'If-None-Match': `"old", W/${etag}` } });
    expect(response.status).toBe(304);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...SITE_WIDE,
      etag,
      vary: 'Accept-Encoding',
      'cache-control': PAGE_CACHE,
    });
    expect(response.body.length).toBe(0);
  });

  it('sends the page if the ETag differs or belongs to another encoding', async () => {
    const etag = (await get('/x/introduction/')).headers.get('etag') ?? '';
    expect((await get('/x/introduction/', { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
    expect(
      (await get('/x/introduction/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })).status,
    ).toBe(200);
  });

  it('never responds with 304 to an unknown path', async () => {
    expect((await get('/nope', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  it.each(['/static/photo.png', '/static/large.bin'])('sends a part of %s', async (target) => {
    const whole = onDisk(target);
    const response = await get(target, { headers: { Range: 'bytes=10-19' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(response.body).toEqual(whole.subarray(10, 20));
  });

  it('sends the end of a file', async () => {
    const response = await get('/static/large.bin', { headers: { Range: 'bytes=-5' } });
    expect(response.body).toEqual(onDisk('static/large.bin').subarray(-5));
  });

  it('responds with 416 past the end', async () => {
    const response = await get('/static/photo.png', { headers: { Range: 'bytes=300-' } });
    expect([response.status, response.headers.get('content-range'), response.body.length]).toEqual([416, 'bytes */300', 0]);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-1'])('sends the whole file for %s', async (range) => {
    const response = await get('/static/photo.png', { headers: { Range: range } });
    expect([response.status, response.body.length]).toEqual([200, 300]);
  });

  it('ignores a range in HEAD, because the standard defines it only for GET', async () => {
    const response = await get('/static/photo.png', { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '300']);
  });

  it('sends a part only if the copy is current', async () => {
    const etag = (await get('/static/photo.png')).headers.get('etag') ?? '';
    const part = await get('/static/photo.png', { headers: { Range: 'bytes=0-0', 'If-Range': etag } });
    const whole = await get('/static/photo.png', { headers: { Range: 'bytes=0-0', 'If-Range': '"old"' } });
    expect([part.status, whole.status]).toEqual([206, 200]);
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
    for (const headers of [head.headers, whole.headers] as Map<string, string>[]) headers.delete('date');
    expect(head.headers).toEqual(whole.headers);
  });

  it('streams a large file whole, and sends an empty one', async () => {
    expect((await get('/static/large.bin')).body.equals(onDisk('static/large.bin'))).toBe(true);
    const empty = await get('/x/empty.txt');
    expect([empty.status, empty.headers.get('content-length'), empty.body.length]).toEqual([200, '0', 0]);
  });
});
