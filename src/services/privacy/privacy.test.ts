import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentOf } from './consent.ts';
import { isBot } from './isBot.ts';
import { readStoredPrivacyChoice } from './storedChoice.ts';
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
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (compatible; Googlebot/2.1)',
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
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; U; Android 4.4; en-us; cubot s222 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ])('does not detect %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});

describe('consent', () => {
  it.each([
    ['ask', null, 'pending'],
    ['ask', 'allowed', 'allowed'],
    ['ask', 'refused', 'refused'],
    ['ask', 'junk', 'pending'],
    ['off', null, 'allowed'],
    ['off', 'refused', 'refused'],
    ['off', 'junk', 'allowed'],
    // Nothing is configured: there is nothing to ask for.
    [null, null, 'allowed'],
    [null, 'refused', 'refused'],
  ])('with CONSENT %j and the choice %j is %s', (mode, choice, consent) => {
    expect(consentOf(mode, {}, choice)).toBe(consent);
  });

  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: false }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified' }, false],
  ])('is refused by %j whatever was chosen: %s', (signs, isRefused) => {
    expect(consentOf('ask', signs, 'allowed')).toBe(isRefused ? 'refused' : 'allowed');
    expect(consentOf('off', signs, null)).toBe(isRefused ? 'refused' : 'allowed');
  });
});

describe('the stored choice', () => {
  const stub = (name: string, getItem: () => string | null) => {
    vi.stubGlobal('window', { name });
    vi.stubGlobal('localStorage', { getItem });
  };
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('is read from localStorage', () => {
    stub('', () => 'allowed');
    expect(readStoredPrivacyChoice()).toBe('allowed');
  });

  it('is a no from the tab if storage is denied, but never a yes, which another site could have set', () => {
    stub('privacy-choice=refused', deny);
    expect(readStoredPrivacyChoice()).toBe('refused');
    stub('privacy-choice=allowed', deny);
    expect(readStoredPrivacyChoice()).toBeNull();
    stub('privacy-choice=allowed', () => 'refused');
    expect(readStoredPrivacyChoice()).toBe('refused');
  });
});

describe('readVisitor', () => {
  it('assumes no restrictions when the browser sends no signals', () => {
    expect(readVisitor({ userAgent: CHROME })).toEqual({ isBot: false, consent: 'allowed', savesData: false });
  });

  it('detects data saving by either signal', () => {
    expect(readVisitor({ userAgent: CHROME, connection: { saveData: true } }).savesData).toBe(true);
    expect(readVisitor({ userAgent: CHROME, connection: {} }).savesData).toBe(false);
    expect(readVisitor({ userAgent: CHROME }, { prefersLessData: true }).savesData).toBe(true);
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
