import { describe, expect, it } from 'vitest';
import { isBot } from './isBot.ts';
import { drawForVisit } from './visit.ts';
import { readVisitor } from './visitor.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'some CRAWLER of ours',
    'my-spider',
    'crawling along',
    'curl/8.5.0',
  ])('detects %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });

  it.each([
    CHROME,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ])('does not detect %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});

describe('readVisitor', () => {
  it('assumes no restrictions when the browser sends no signals', () => {
    expect(readVisitor({ userAgent: CHROME })).toEqual({ isBot: false, refusesTracking: false, savesData: false });
  });

  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: false }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified' }, false],
  ])('detects an opt-out in %j: %s', (signs, refusesTracking) => {
    expect(readVisitor({ userAgent: CHROME, ...signs }).refusesTracking).toBe(refusesTracking);
  });

  it.each([
    ['refused', true],
    ['allowed', false],
    ['junk', false],
    [null, false],
  ])('respects %j from the privacy page: %s', (choice, refusesTracking) => {
    expect(readVisitor({ userAgent: CHROME }, choice).refusesTracking).toBe(refusesTracking);
  });

  it('detects data saving by either signal', () => {
    expect(readVisitor({ userAgent: CHROME, connection: { saveData: true } }).savesData).toBe(true);
    expect(readVisitor({ userAgent: CHROME, connection: {} }).savesData).toBe(false);
    expect(readVisitor({ userAgent: CHROME }, null, true).savesData).toBe(true);
  });
});

describe('drawForVisit', () => {
  const memoryOf = (entries: [string, string][] = []) => {
    const stored = new Map(entries);
    return { stored, memory: () => ({ getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }) };
  };

  it.each([
    [0, 'yes'],
    [0.1999, 'yes'],
    [0.2, 'no'],
    [0.9999, 'no'],
  ])('with a roll of %d and a share of 0.2 stores %s', (roll, expected) => {
    const { stored, memory } = memoryOf();
    expect(drawForVisit({ key: 'k', share: 0.2, random: () => roll, memory })).toBe(expected === 'yes');
    expect(stored.get('k')).toBe(expected);
  });

  it('draws once and then uses the stored result', () => {
    const { memory } = memoryOf([['k', 'yes']]);
    expect(drawForVisit({ key: 'k', share: 0, random: () => 0.9, memory })).toBe(true);
  });

  it('draws again if the stored value is invalid', () => {
    const { stored, memory } = memoryOf([['k', '<script>']]);
    expect(drawForVisit({ key: 'k', share: 0.5, random: () => 0.9, memory })).toBe(false);
    expect(stored.get('k')).toBe('no');
  });

  it('has no result if storage is denied', () => {
    const memory = () => {
      throw new Error('denied');
    };
    expect(drawForVisit({ key: 'k', share: 1, random: () => 0, memory })).toBeUndefined();
  });
});
