import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorsOfDemo } from '#model/demo';
import { parseDemoHash, stylingInHash, variantInHash } from './hash.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('#"><img src=x>.js', '#%E0%A4%A.tsx', '#.js', '#', '#__proto__.tsx', `#${'a'.repeat(100_000)}.js`),
);
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10_000) };

describe('code preferences in the hash', () => {
  it.each([
    ['#MultiSorting.js', 'JS'],
    ['#MultiSorting.tsx', 'TS'],
    ['#anything.js', 'JS'],
    ['#MultiSorting.JS', undefined],
    ['#MultiSorting.TSX', undefined],
    ['#MultiSorting.ts', undefined],
    ['#MultiSorting.jsx', undefined],
    ['#MultiSorting', undefined],
    ['#', undefined],
    ['', undefined],
  ])('F58 the language of %j is %j', (hash, variant) => {
    expect(variantInHash(hash)).toBe(variant);
  });

  it.each([
    ['#css-MultiSorting.tsx', 'css'],
    ['#tailwind-MultiSorting.js', 'tailwind'],
    ['#system-MultiSorting.js', 'system'],
    ['#MultiSorting.tsx', undefined],
    ['#css-MultiSorting', undefined],
    ['#css-', undefined],
    ['#not-css-MultiSorting.tsx', undefined],
  ])('the styling of %j is %j', (hash, styling) => {
    expect(stylingInHash(hash)).toBe(styling);
  });

  it('every anchor of a demo refers to it, and file anchors request its code', () => {
    for (const anchor of anchorsOfDemo('MultiSorting')) {
      expect(parseDemoHash(`#${anchor}`)).toEqual({ name: 'MultiSorting', wantsCode: anchor !== 'MultiSorting' });
    }
  });

  it.each([
    '#multi-sorting',
    '#two-props',
    '#',
    '',
    '#MultiSorting.ts',
    '#MultiSorting.tsx.js',
    '#Multi Sorting.tsx',
    '#%4DultiSorting.tsx',
    '#<b>.tsx',
  ])('F58 %j is not a demo', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });

  it('T7 parsing any hash does not throw and returns only demo names', () => {
    fc.assert(
      fc.property(hostile, (hash) => {
        const found = parseDemoHash(hash);
        variantInHash(hash);
        stylingInHash(hash);
        return found === undefined || /^[A-Z][A-Za-z0-9]*$/.test(found.name);
      }),
      runs,
    );
  });
});

describe('code preferences', () => {
  let cookies = '';
  beforeEach(() => {
    vi.resetModules();
    cookies = '';
    const store = (value: string) => {
      cookies = value.split(';')[0] ?? '';
    };
    const jar = Object.defineProperty({}, 'cookie', { get: () => cookies, set: store });
    vi.stubGlobal('document', jar);
    vi.stubGlobal('location', { hash: '', protocol: 'https:' });
  });
  afterEach(() => vi.unstubAllGlobals());

  const load = () => import('./preferences.ts');

  it('are TypeScript and the system without a choice, and nothing is written', async () => {
    const { codeVariant, codeStyling } = await load();
    expect([codeVariant.get(), codeStyling.get(), cookies]).toEqual(['TS', 'system', '']);
  });

  it('come from the cookie', async () => {
    cookies = 'codeVariant=JS; codeStyling=tailwind';
    const { codeVariant, codeStyling } = await load();
    expect([codeVariant.get(), codeStyling.get()]).toEqual(['JS', 'tailwind']);
  });

  it('come from the hash before the cookie', async () => {
    cookies = 'codeVariant=JS; codeStyling=tailwind';
    vi.stubGlobal('location', { hash: '#css-MultiSorting.tsx', protocol: 'https:' });
    const { codeVariant, codeStyling } = await load();
    expect([codeVariant.get(), codeStyling.get()]).toEqual(['TS', 'css']);
  });

  it('F50 invalid values count as no choice and are not overwritten', async () => {
    cookies = 'codeVariant=js; codeStyling=<script>';
    const { codeVariant, codeStyling } = await load();
    expect([codeVariant.get(), codeStyling.get()]).toEqual(['TS', 'system']);
    expect(cookies).toBe('codeVariant=js; codeStyling=<script>');
  });

  it('are written when the user makes a choice', async () => {
    const { codeVariant } = await load();
    codeVariant.set('JS');
    expect(cookies).toBe('codeVariant=JS');
  });
});

describe('code preferences before paint', () => {
  const attributes = new Map<string, string>();
  const boot = async (hash: string, cookie: string) => {
    attributes.clear();
    vi.stubGlobal('document', {
      cookie,
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    });
    vi.stubGlobal('location', { hash });
    const { bootCodePreferences } = await import('./boot.ts');
    bootCodePreferences();
    return [attributes.get('data-code-variant'), attributes.get('data-code-styling')];
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', '', ['TS', 'system']],
    ['#MultiSorting.js', '', ['JS', 'system']],
    ['#MultiSorting.tsx', 'codeVariant=JS', ['TS', 'system']],
    ['#css-MultiSorting.js', 'codeStyling=tailwind', ['JS', 'css']],
    ['', 'codeVariant=JS; codeStyling=css', ['JS', 'css']],
    ['', 'codeVariant=JS; codeVariant=JS', ['TS', 'system']],
    ['', 'codeVariant=<b>; codeStyling=CSS', ['TS', 'system']],
  ])('hash %j and cookies %j give %j', async (hash, cookie, expected) => {
    expect(await boot(hash, cookie)).toEqual(expected);
  });

  it('are replaced when the page starts to follow a hash that has changed since', async () => {
    vi.resetModules();
    await boot('', '');
    vi.stubGlobal('location', { hash: '#css-MultiSorting.js', protocol: 'https:' });
    const { followCodePreferences } = await import('./browser.ts');
    followCodePreferences();
    expect(Object.fromEntries(attributes)).toEqual({ 'data-code-variant': 'JS', 'data-code-styling': 'css' });
  });
});
