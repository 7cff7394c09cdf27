// @vitest-environment jsdom
import LANGUAGES from 'virtual:demo-languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parametersIn } from './address.ts';
import { bootLenses } from './boot.ts';
import { SHOWN_DATES, SHOWN_LOCALE, SHOWN_PLAN, SHOWN_RELEASE, SHOWN_THEME } from '#model/hooks';
import { DATE_LIBRARIES } from '#model/demo-dates';
import { PLANS } from '#model/plan-names';
import { attributeOf, keyOf, LENS_IDS, LENSES } from './lenses.ts';

const root = document.documentElement;
/** What the page shows. */
const shown = () => [root.getAttribute('data-plan-lens'), root.getAttribute('data-release-lens')];
const stored = () => [localStorage.getItem('used-plan'), localStorage.getItem('used-release')];
const visit = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  for (const id of LENS_IDS) root.removeAttribute(attributeOf(id));
  localStorage.clear();
  visit('/x/');
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  localStorage.clear();
  window.name = '';
});

describe('the list of lenses', () => {
  it('has the keys that readers have stored, and the attributes that styles and controllers know', () => {
    expect(LENS_IDS.map((id) => [keyOf(id), attributeOf(id)])).toEqual([
      ['used-plan', SHOWN_PLAN],
      ['used-release', SHOWN_RELEASE],
      ['used-dates', SHOWN_DATES],
      ['used-locale', SHOWN_LOCALE],
      ['used-theme', SHOWN_THEME],
    ]);
    expect(PLANS.every((plan) => LENSES.plan.test(plan))).toBe(true);
    expect(DATE_LIBRARIES.every((library) => LENSES.dates.test(library))).toBe(true);
    expect(LANGUAGES.filter(({ id }) => !LENSES.locale.test(id))).toEqual([]);
  });

  it.each([
    ['plan', 'community', 'community'],
    ['plan', 'pro', 'pro'],
    ['plan', 'premium', 'premium'],
    ['plan', 'Pro', undefined],
    ['plan', ' pro', undefined],
    ['plan', 'enterprise', undefined],
    ['plan', 'constructor', undefined],
    ['plan', '', undefined],
    ['release', '8.5.0', '8.5.0'],
    ['release', '9.0.0', '9.0.0'],
    ['release', '8.5', undefined],
    ['release', '8.5.0-beta.1', undefined],
    ['release', "8.5.0';color:red", undefined],
    ['release', '<b>9</b>', undefined],
    ['release', '', undefined],
    ['dates', 'luxon', 'luxon'],
    ['dates', 'date-fns', 'date-fns'],
    ['dates', 'dayjs', undefined],
    ['dates', 'Luxon', undefined],
    ['dates', 'moment.js', undefined],
    ['dates', '', undefined],
    ['locale', 'de', 'de'],
    ['locale', 'pt-BR', 'pt-BR'],
    ['locale', 'zh-TW', 'zh-TW'],
    ['locale', 'en', undefined],
    ['locale', 'en-US', undefined],
    ['locale', 'de_DE', undefined],
    ['locale', 'DE', undefined],
    ['locale', 'deutsch', undefined],
    ['locale', 'xx', undefined],
    ['locale', '<b>', undefined],
    ['locale', "de';color:red", undefined],
    ['locale', '', undefined],
    ['theme', '7c3aed', '7c3aed'],
    ['theme', '7c3aed-radius12-compact', '7c3aed-radius12-compact'],
    ['theme', '#7c3aed', undefined],
    ['theme', "7c3aed';color:red", undefined],
    ['theme', '', undefined],
  ] as const)('reads the %s %j as %j', (id, raw, value) => {
    expect(LENSES[id].test(raw) ? raw : undefined).toBe(value);
  });
});

describe('before paint', () => {
  it.each([
    [null, null, '', [null, null]],
    ['pro', null, '', ['pro', null]],
    ['premium', '8.5.0', '', ['premium', '8.5.0']],
    ['gold', '<b>9</b>', '', [null, null]],
    ['', '', '', [null, null]],
    ['pro', null, '?plan=community', ['community', null]],
    ['pro', null, '?plan=gold', ['pro', null]],
    [null, null, '?plan=pro', ['pro', null]],
    [null, '8.1.0', '?release=8.2.0', [null, '8.2.0']],
    [null, null, '?release=8.5.0&plan=community', ['community', '8.5.0']],
    [null, null, '?plan=pro&plan=premium', ['pro', null]],
    [null, null, '?plan=PRO', [null, null]],
    [null, null, '?plan=', [null, null]],
    [null, null, '?plan=%E0%A4%A', [null, null]],
    [null, null, '?plans=pro', [null, null]],
  ])('a stored plan %j and release %j at %j show %j', (plan, release, search, expected) => {
    if (plan !== null) localStorage.setItem('used-plan', plan);
    if (release !== null) localStorage.setItem('used-release', release);
    visit(`/x/${search}`);
    bootLenses();
    expect(shown()).toEqual(expected);
  });

  it.each(['/x/demos/', '/zh/x/demos/'])('the parameters of the wall %s are filters', (pathname) => {
    expect(parametersIn({ pathname, search: '?plan=pro' }).get('plan')).toBeNull();
    visit(`${pathname}?plan=pro`);
    bootLenses();
    expect(shown()).toEqual([null, null]);
  });

  it('nothing is written', () => {
    localStorage.setItem('used-plan', 'gold');
    visit('/x/?release=8.5.0');
    bootLenses();
    expect(stored()).toEqual(['gold', null]);
  });

  it('styles can print the release', () => {
    localStorage.setItem('used-release', '8.5.0');
    bootLenses();
    expect(root.style.getPropertyValue('--release-lens')).toBe("'8.5.0'");
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(root.style.getPropertyValue('--release-lens')).toBe('');
  });

  it('styles can print the language of demos by its own name', () => {
    visit('/x/?locale=pt-BR');
    bootLenses();
    expect(root.getAttribute('data-locale-lens')).toBe('pt-BR');
    expect(root.style.getPropertyValue('--locale-lens')).toBe("'português (Brasil)'");
  });

  it('styles can paint the primary color of the theme', () => {
    visit('/x/?theme=7c3aed-radius12');
    bootLenses();
    expect(root.getAttribute(SHOWN_THEME)).toBe('7c3aed-radius12');
    expect(root.style.getPropertyValue('--theme-lens')).toBe('#7c3aed');
  });

  it('other tabs are followed from then on', () => {
    bootLenses();
    localStorage.setItem('used-plan', 'pro');
    dispatchEvent(new StorageEvent('storage', { key: 'used-plan' }));
    expect(shown()).toEqual(['pro', null]);
    localStorage.removeItem('used-plan');
    dispatchEvent(new StorageEvent('storage', { key: 'used-plan' }));
    expect(shown()).toEqual([null, null]);
  });
});

describe('the preferences', () => {
  const load = () => {
    vi.resetModules();
    return import('./browser.ts');
  };

  it('store what a link has turned on, and take it out of the address', async () => {
    localStorage.setItem('used-release', '8.1.0');
    visit('/x/?plan=pro&tab=2&release=junk#top');
    bootLenses();
    const { usedPlan, usedRelease } = await load();
    expect([usedPlan.get(), usedRelease.get(), ...stored()]).toEqual(['pro', '8.1.0', 'pro', '8.1.0']);
    expect(location.search + location.hash).toBe('?tab=2&release=junk#top');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toEqual(['pro', '8.1.0']);
  });

  it('keep it in the tab if nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit('/x/?plan=pro');
    await load();
    bootLenses();
    expect([...shown(), location.search]).toEqual(['pro', null, '']);
  });

  it('leave other addresses and junk alone', async () => {
    localStorage.setItem('used-plan', 'gold');
    visit('/x/?plan=gold&q=%20a+b');
    const { usedPlan } = await load();
    expect([usedPlan.get(), ...stored(), location.search]).toEqual(['', 'gold', null, '?plan=gold&q=%20a+b']);
  });

  it('show, store and remove a choice', async () => {
    const { turnOff, usedPlan } = await load();
    usedPlan.set('premium');
    expect([...shown(), ...stored()]).toEqual(['premium', null, 'premium', null]);
    turnOff('plan');
    expect([...shown(), ...stored()]).toEqual([null, null, '', null]);
  });

  it('follow other tabs', async () => {
    const { followLenses, usedPlan } = await load();
    followLenses();
    const seen = vi.fn();
    usedPlan.subscribe(seen);
    localStorage.setItem('used-plan', 'community');
    dispatchEvent(new StorageEvent('storage', { key: 'used-plan' }));
    expect(seen.mock.calls).toEqual([['community']]);
  });
});
