import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawOfVisit, drawOfVisitor } from './browser.ts';
import { consentOf } from './consent.ts';
import { isBot } from './isBot.ts';
import { readStoredPrivacyChoice } from './storedChoice.ts';
import { drawOnce } from './draw.ts';
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

describe('a draw', () => {
  const memoryOf = (value?: string) => {
    const memory = { value, read: () => memory.value, write: (written: string) => void (memory.value = written) };
    return memory;
  };

  it.each([
    [0, 'yes'],
    [0.1999, 'yes'],
    [0.2, 'no'],
    [0.9999, 'no'],
  ])('with a roll of %d and a share of 0.2 stores %s', (roll, expected) => {
    const memory = memoryOf();
    expect(drawOnce({ share: 0.2, random: () => roll, memory })).toBe(expected === 'yes');
    expect(memory.value).toBe(expected);
  });

  it('happens once; later the stored result counts', () => {
    expect(drawOnce({ share: 0, random: () => 0.9, memory: memoryOf('yes') })).toBe(true);
  });

  it('is repeated if the stored value is invalid', () => {
    const memory = memoryOf('<script>');
    expect(drawOnce({ share: 0.5, random: () => 0.9, memory })).toBe(false);
    expect(memory.value).toBe('no');
  });
});

describe('draws when storage is denied', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('last for the tab if they are for the visitor, and have no result if they are for the visit', () => {
    vi.stubGlobal('window', { name: '' });
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
    expect(drawOfVisitor('k', 1)).toBe(true);
    expect(drawOfVisitor('k', 0)).toBe(true);
    expect(drawOfVisit('k', 1)).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
