import { describe, expect, it } from 'vitest';
import { readFeed } from './readFeed.ts';

const NOW = 1_700_000_000_000;
const read = (value: unknown) => readFeed(JSON.stringify(value), { now: () => NOW });
const entry = (more: Record<string, unknown> = {}) => ({ statlink: 'https://a.test/', company: 'A', ...more });
const adOf = (more: Record<string, unknown>) => {
  const reading = read({ ads: [entry(more)] });
  return reading.kind === 'ad' ? reading.ad : undefined;
};

describe('reading the feed', () => {
  it('takes every field of an entry', () => {
    const ad = adOf({
      statimp: 'https://a.test/imp',
      image: 'https://a.test/i.png',
      company: 'Acme',
      description: 'Text',
      pixel: 'https://a.test/1?[timestamp]||https://a.test/2?t=[timestamp]&[timestamp]',
      timestamp: '123',
    });
    expect(ad).toEqual({
      link: 'https://a.test/',
      image: 'https://a.test/i.png',
      company: 'Acme',
      description: 'Text',
      pixels: ['https://a.test/imp', 'https://a.test/1?123', 'https://a.test/2?t=123&123'],
    });
  });

  it('takes the first entry that is not empty and carries a link', () => {
    const reading = read({
      ads: [null, {}, [], 'x', 5, { company: 'no link' }, { statlink: '' }, entry({ company: 'first' }), entry()],
    });
    expect(reading).toMatchObject({ kind: 'ad', ad: { company: 'first' } });
  });

  it.each([
    null,
    [],
    5,
    'x',
    {},
    { ads: null },
    { ads: {} },
    { ads: 'x' },
    { ads: [] },
    { ads: [{}] },
    { ads: [null] },
    { Ads: [entry()] },
  ])('finds none in %j', (body) => expect(read(body)).toEqual({ kind: 'none' }));

  it.each(['', '{', '{"ads":[', '<!doctype html>', 'undefined', '{"ads":[]} trailing'])('cannot read %j', (text) => {
    expect(readFeed(text, { now: () => NOW })).toEqual({ kind: 'unreadable' });
  });

  it.each([
    { statlink: 'javascript:alert(1)' },
    { statlink: 'http://a.test/' },
    { statlink: '/relative' },
    { statlink: 'https://user:secret@a.test/' },
    { statlink: `https://a.test/${'x'.repeat(10_000)}` },
    { statlink: { href: 'https://a.test/' } },
    { statlink: '///a.test/' },
    { statlink: '//user:secret@a.test/' },
    { statlink: '/\\a.test/' },
  ])('F13 rejects an entry with %j', (more) => {
    expect(adOf(more)).toBeUndefined();
  });

  it('treats protocol-relative URLs as https', () => {
    const ad = adOf({
      statlink: '//srv.a.test/click',
      statimp: '//srv.a.test/imp',
      image: '//cdn.a.test/i.png',
      pixel: '//p.test/1||https://p.test/2',
    });
    expect(ad).toMatchObject({
      link: 'https://srv.a.test/click',
      image: 'https://cdn.a.test/i.png',
      pixels: ['https://srv.a.test/imp', 'https://p.test/1', 'https://p.test/2'],
    });
  });

  it.each([
    [{ pixel: 'javascript:alert(1)' }, []],
    [{ pixel: 'https://a.test/1||http://b.test/' }, ['https://a.test/1']],
    [{ pixel: 5 }, []],
    [{ statimp: 'data:image/png,x', pixel: 'https://a.test/1' }, ['https://a.test/1']],
  ])('F13 drops an invalid pixel and keeps the ad: %j', (more, pixels) => {
    expect(adOf(more)?.pixels).toEqual(pixels);
  });

  it.each([
    { image: {} },
    { image: 'http://a.test/i.png' },
    { company: [] },
    { company: null },
    { description: null },
    { description: 5 },
    { pixel: {} },
    { statimp: null },
    { timestamp: 'javascript:' },
  ])('F12 uses an entry with a fallback for an invalid field: %j', (more) => {
    expect(adOf(more)).toMatchObject({ link: 'https://a.test/' });
  });

  it('puts digits and nothing else in place of the timestamp', () => {
    expect(adOf({ pixel: 'https://a.test/?[timestamp]', timestamp: '1"><script>' })?.pixels).toEqual([
      `https://a.test/?${NOW}`,
    ]);
    expect(adOf({ pixel: 'https://a.test/?[timestamp]', timestamp: 42 })?.pixels).toEqual(['https://a.test/?42']);
  });

  it('takes at most five pixels, the impression among them', () => {
    const pixel = Array.from({ length: 2000 }, (_, index) => `https://a.test/${index}`).join('||');
    expect(adOf({ pixel, statimp: 'https://a.test/imp' })?.pixels).toEqual([
      'https://a.test/imp',
      ...[0, 1, 2, 3].map((index) => `https://a.test/${index}`),
    ]);
  });

  it('reduces the company to one bounded line of text', () => {
    expect(adOf({ company: '<img src=x onerror=alert(1)>Acme\n\u202E& <b>Sons</b>' })?.company).toBe('Acme & Sons');
    expect(adOf({ company: 'x'.repeat(1000) })?.company).toHaveLength(80);
  });

  it('truncates a long description', () => {
    expect(adOf({ description: 'x'.repeat(100_000) })?.description.length).toBeLessThanOrEqual(4096);
  });

  it('ignores prototype property names', () => {
    expect(readFeed('{"__proto__":{"ads":[{"statlink":"https://a.test/"}]}}', { now: () => NOW })).toEqual({
      kind: 'none',
    });
    expect(readFeed('{"ads":[{"__proto__":{"statlink":"https://a.test/"}}]}', { now: () => NOW })).toEqual({
      kind: 'none',
    });
  });
});
