import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_THEME,
  DENSITIES,
  FONTS,
  parseTheme,
  printTheme,
  RADIUS_RANGE,
  SPACING_RANGE,
  THEME_TEXT,
  type ThemeChoice,
} from './theme-choice.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}` as const);
const choice: fc.Arbitrary<ThemeChoice> = fc.record({
  light: hex,
  dark: fc.option(hex, { nil: undefined }),
  radius: fc.integer({ min: RADIUS_RANGE[0], max: RADIUS_RANGE[1] }),
  spacing: fc.integer({ min: SPACING_RANGE[0], max: SPACING_RANGE[1] }),
  density: fc.constantFrom(...DENSITIES),
  font: fc.constantFrom(...FONTS),
});

const DEFAULT_TEXT = '1976d2';

describe('the text of a theme', () => {
  it.each([
    [{}, ''],
    [{ light: '#7c3aed' }, '7c3aed'],
    [{ dark: '#ffffff' }, '1976d2-ffffff'],
    [{ radius: 0 }, '1976d2-radius0'],
    [{ radius: 24, spacing: 12 }, '1976d2-radius24-spacing12'],
    [{ density: 'comfortable' }, '1976d2-comfortable'],
    [
      { light: '#7c3aed', dark: '#b794f6', radius: 12, spacing: 6, density: 'compact', font: 'serif' },
      '7c3aed-b794f6-radius12-spacing6-compact-serif',
    ],
  ] as const)('of %j is %j', (changed, text) => {
    expect(printTheme({ ...DEFAULT_THEME, ...changed })).toBe(text);
  });

  it.each([
    '',
    '7c3ae',
    '#7c3aed',
    '7C3AED',
    '7c3aed-',
    '7c3aed--compact',
    '7c3aed-Compact',
    '7c3aed-a-b-c-d-e-f',
    "7c3aed';color:red",
    '7c3aed\n',
    'constructor',
  ])('%j is junk', (text) => {
    expect(parseTheme(text)).toBeUndefined();
    expect(THEME_TEXT.test(text)).toBe(false);
  });

  it.each([
    ['7c3aed-radius25', '7c3aed'],
    ['7c3aed-radius', '7c3aed'],
    ['7c3aed-radius-1', '7c3aed'],
    ['7c3aed-radius1e1', '7c3aed'],
    ['7c3aed-spacing3', '7c3aed'],
    ['7c3aed-spacing13-radius2', '7c3aed-radius2'],
    ['7c3aed-standard', '7c3aed'],
    ['7c3aed-comic-compact', '7c3aed-compact'],
    ['7c3aed-serif-compact', '7c3aed-compact-serif'],
    ['7c3aed-constructor', '7c3aed'],
    ['1976d2-radius4', ''],
  ])('%j means the same as %j', (text, shortest) => {
    const theme = parseTheme(text);
    expect(theme && printTheme(theme)).toBe(shortest);
  });

  it('is read back', () => {
    fc.assert(
      fc.property(choice, (theme) => {
        expect(parseTheme(printTheme(theme) || DEFAULT_TEXT)).toEqual(theme);
      }),
    );
  });

  it('means the same in its shortest form', () => {
    fc.assert(
      fc.property(fc.stringMatching(THEME_TEXT), (text) => {
        const theme = parseTheme(text);
        expect(theme).toBeDefined();
        if (theme) expect(parseTheme(printTheme(theme) || DEFAULT_TEXT)).toEqual(theme);
      }),
    );
  });

  it('can stand in an address as it is', () => {
    fc.assert(fc.property(choice, (theme) => encodeURIComponent(printTheme(theme)) === printTheme(theme)));
  });
});
