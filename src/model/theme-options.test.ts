import { createTheme } from '@mui/material/styles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type HexColor } from '#lib/color';
import { DEFAULT_THEME, type ThemeChoice } from './theme-choice.ts';
import {
  chartColors,
  checkContrast,
  NEIGHBOR_RATIO,
  primaryOf,
  SURFACES,
  TEXT_RATIO,
  textOn,
  type ThemeMode,
  themeOptions,
} from './theme-options.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);
const THEME_MODES: readonly ThemeMode[] = ['light', 'dark'];
const mode = fc.constantFrom(...THEME_MODES);
const options = (changed: Partial<ThemeChoice>) => themeOptions({ ...DEFAULT_THEME, ...changed });

describe('options', () => {
  it('of the default theme are both modes and nothing else', () => {
    expect(options({})).toEqual({ colorSchemes: { light: true, dark: true } });
  });

  it.each([
    [{ radius: 0 }, { shape: { borderRadius: 0 } }],
    [{ spacing: 6 }, { spacing: 6 }],
    [{ font: 'system' }, { typography: { fontFamily: 'system-ui, sans-serif' } }],
    [
      { density: 'comfortable' },
      {
        components: {
          MuiDataGrid: { defaultProps: { density: 'comfortable' } },
          MuiTreeItem: { styleOverrides: { content: { paddingBlock: 8 } } },
        },
      },
    ],
  ] as const)('for %j contain only what differs', (changed, expected) => {
    expect(options(changed)).toEqual({ colorSchemes: { light: true, dark: true }, ...expected });
  });

  it('for a color name it in both modes, and color charts', () => {
    const { colorSchemes, components } = options({ light: '#7c3aed', dark: '#b794f6' });
    expect(colorSchemes).toEqual({
      light: { palette: { primary: { main: '#7c3aed' } } },
      dark: { palette: { primary: { main: '#b794f6' } } },
    });
    const colors = components?.MuiChartDataProvider?.defaultProps?.colors;
    expect(colors).toBeTypeOf('function');
    for (const one of THEME_MODES)
      expect(typeof colors === 'function' && colors(one)[0]).toBe(one === 'dark' ? '#b794f6' : '#7c3aed');
  });
});

describe('contrast', () => {
  it('is computed for the text that the library chooses', () => {
    const { getContrastText } = createTheme().palette;
    fc.assert(
      fc.property(color, (main) => {
        expect(textOn(main) === '#ffffff').toBe(getContrastText(main) === '#fff');
      }),
      // The library rounds, so that it takes white text here, whose exact contrast is just below the threshold.
      { numRuns: 10_000, examples: [['#b58e60']] },
    );
  });

  it.each([
    ['#1976d2', 'light', undefined],
    ['#90caf9', 'dark', undefined],
    ['#2e8bff', 'light', '#0c74e6'],
    ['#ffffff', 'light', '#757575'],
    ['#000000', 'dark', '#969696'],
  ] as const)('of %s in %s mode suggests %s', (main, one, better) => {
    expect(checkContrast(main, one).better).toBe(better);
  });

  it('passes with what is suggested, in both modes', () => {
    fc.assert(
      fc.property(color, mode, (main, one) => {
        const { text, surface, better } = checkContrast(main, one);
        const { text: newText, surface: newSurface, better: next } = checkContrast(better ?? main, one);
        expect(better === undefined).toBe(text >= TEXT_RATIO && surface >= TEXT_RATIO);
        expect([newText >= TEXT_RATIO, newSurface >= TEXT_RATIO, next]).toEqual([true, true, undefined]);
      }),
    );
  });

  it('passes in dark mode with what is derived for it', () => {
    fc.assert(
      fc.property(color, (light) => {
        const { dark } = primaryOf({ light, dark: undefined });
        return checkContrast(dark, 'dark').better === undefined;
      }),
    );
    expect(primaryOf(DEFAULT_THEME)).toEqual({ light: '#1976d2', dark: '#90caf9' });
    expect(primaryOf({ light: '#7c3aed', dark: '#000000' }).dark).toBe('#000000');
  });
});

describe('colors of charts', () => {
  it('are six, the first is the primary color, and all contrast with the surface and their neighbors', () => {
    fc.assert(
      fc.property(color, mode, (primary, one) => {
        const colors = chartColors(primary, one);
        expect(colors).toHaveLength(6);
        expect(new Set(colors).size).toBe(6);
        if (contrast(primary, SURFACES[one]) >= 3) expect(colors[0]).toBe(primary);
        for (const [index, own] of colors.entries()) {
          expect(contrast(own, SURFACES[one])).toBeGreaterThanOrEqual(3);
          // A pie closes: the last is a neighbor of the first.
          expect(contrast(own, colors[(index + 1) % 6] ?? own)).toBeGreaterThanOrEqual(NEIGHBOR_RATIO);
        }
      }),
    );
  });
});
