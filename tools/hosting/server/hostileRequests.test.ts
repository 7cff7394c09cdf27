import { describe, expect, it } from 'vitest';
import { hostileTargets, unknownTargets } from '../testing/hostileTargets.ts';
import { expectNoLeak, serveFixture } from '../testing/servedFixture.ts';

const { get, onDisk } = serveFixture();

describe('hostile requests', () => {
  it.each(hostileTargets)('%s: responds with 400', async (_what, target) => {
    const response = await get(target);
    expect(response.status).toBe(400);
    expectNoLeak(response);
  });

  it.each(unknownTargets)('%s: responds with the 404 page', async (_what, target) => {
    const response = await get(target);
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toEqual(onDisk(target.startsWith('/zh/') ? 'zh/404.html' : '404.html'));
    expectNoLeak(response);
  });

  it('ignores unusual and long queries', async () => {
    for (const query of [
      '__proto__[x]=1',
      'a=1&a=2',
      'a=%',
      '%00',
      '//evil.test',
      Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&'),
    ]) {
      const response = await get(`/x/introduction/?${query}`);
      expect(response.status).toBe(200);
      expect(response.body).toEqual(onDisk('x/introduction/index.html'));
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
