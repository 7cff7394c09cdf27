import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serveFixture } from '../testing/servedFixture.ts';

const { get, onDisk } = serveFixture();

describe('encodings', () => {
  const page = 'x/introduction/index.html';
  const encoded = (acceptEncoding: string) =>
    get('/x/introduction/', { headers: { 'Accept-Encoding': acceptEncoding } });

  it.each(['gzip, deflate, br, zstd', 'br', 'GZIP;Q=0.5 , Br;q=0.8', 'gzip;q=0.9, br;q=0.1'])(
    'responds to %s with brotli',
    async (header) => {
      const response = await encoded(header);
      expect(response.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(response.body)).toEqual(onDisk(page));
    },
  );

  it.each(['gzip', 'gzip, br;q=0', 'br;q=0.000, gzip', 'br;q=abc, gzip;q=1.0'])(
    'responds to %s with gzip',
    async (header) => {
      const response = await encoded(header);
      expect(response.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(response.body)).toEqual(onDisk(page));
    },
  );

  it.each(['identity', 'br;q=0, gzip;q=0', '*;q=0', 'zstd', 'brotli', ''])(
    'responds to %j without encoding',
    async (header) => {
      const response = await encoded(header);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.body).toEqual(onDisk(page));
    },
  );

  it('encodes the 404 page as well', async () => {
    const response = await get('/nope', { headers: { 'Accept-Encoding': 'br' } });
    expect([response.status, response.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(response.body)).toEqual(onDisk('404.html'));
  });

  it('uses a different ETag for each encoding', async () => {
    const etags = await Promise.all(['br', 'gzip', 'identity'].map(async (name) => (await encoded(name)).headers.etag));
    expect(new Set(etags).size).toBe(3);
  });
});
