// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lensesIn } from './address.ts';
import { bootLenses } from './boot.ts';
import { LENS_IDS, LENSES } from './lenses.ts';

const root = document.documentElement;
/** What the page shows. */
const shown = () => [root.getAttribute('data-plan-lens'), root.getAttribute('data-release-lens')];
const stored = () => [localStorage.getItem('used-plan'), localStorage.getItem('used-release')];
const visit = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  for (const { attribute } of Object.values(LENSES)) root.removeAttribute(attribute);
  localStorage.clear();
  visit('/x/');
});
afterEach(() => {
  vi.restoreAllMocks();
  window.name = '';
});

describe('the list of lenses', () => {
  it('gives each a key and an attribute of its own', () => {
    expect(new Set(LENS_IDS.map((id) => LENSES[id].key)).size).toBe(LENS_IDS.length);
    expect(new Set(LENS_IDS.map((id) => LENSES[id].attribute)).size).toBe(LENS_IDS.length);
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
  ] as const)('reads the %s %j as %j', (id, raw, value) => {
    expect(LENSES[id].parse(raw)).toBe(value);
  });
});

describe('an address', () => {
  it.each([
    ['?plan=pro', [['plan', 'pro']]],
    [
      '?release=8.5.0&plan=community',
      [
        ['plan', 'community'],
        ['release', '8.5.0'],
      ],
    ],
    ['?plan=pro&plan=premium', [['plan', 'pro']]],
    ['?plan=PRO', []],
    ['?plan=', []],
    ['?plan=%E0%A4%A', []],
    ['?plans=pro', []],
    ['', []],
  ])('with %j turns on %j', (search, lenses) => {
    expect(lensesIn({ pathname: '/x/react-charts/', search })).toEqual(lenses);
  });

  it.each(['/x/demos/', '/zh/x/demos/'])('of the wall %s has filters of the same names', (pathname) => {
    expect(lensesIn({ pathname, search: '?plan=pro' })).toEqual([]);
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
  ])('a stored plan %j and release %j at %j show %j', (plan, release, search, expected) => {
    if (plan !== null) localStorage.setItem('used-plan', plan);
    if (release !== null) localStorage.setItem('used-release', release);
    visit(`/x/${search}`);
    bootLenses();
    expect(shown()).toEqual(expected);
  });

  it('junk is not overwritten, and what a link turns on is stored', () => {
    localStorage.setItem('used-plan', 'gold');
    bootLenses();
    expect(stored()).toEqual(['gold', null]);
    visit('/x/?plan=pro');
    bootLenses();
    expect(stored()).toEqual(['pro', null]);
  });

  it('a link works even if nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit('/x/?plan=pro');
    bootLenses();
    expect(shown()).toEqual(['pro', null]);
  });

  it('styles can print the release', () => {
    localStorage.setItem('used-release', '8.5.0');
    bootLenses();
    expect(root.style.getPropertyValue('--release-lens')).toBe("'8.5.0'");
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(root.style.getPropertyValue('--release-lens')).toBe('');
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
  it('show, store and remove a choice, and leave the parameter of a link behind', async () => {
    vi.resetModules();
    visit('/x/?plan=pro&tab=2#top');
    bootLenses();
    const { turnOff, usedPlan } = await import('./browser.ts');
    expect(usedPlan.get()).toBe('pro');
    usedPlan.set('premium');
    expect([...shown(), ...stored(), location.search + location.hash]).toEqual([
      'premium',
      null,
      'premium',
      null,
      '?tab=2#top',
    ]);
    turnOff('plan');
    expect([...shown(), ...stored()]).toEqual([null, null, '', null]);
  });

  it('follow other tabs', async () => {
    vi.resetModules();
    const { followLenses, usedPlan } = await import('./browser.ts');
    followLenses();
    const seen = vi.fn();
    usedPlan.subscribe(seen);
    localStorage.setItem('used-plan', 'community');
    dispatchEvent(new StorageEvent('storage', { key: 'used-plan' }));
    expect(seen.mock.calls).toEqual([['community']]);
  });
});
