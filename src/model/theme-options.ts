/// <reference types="@mui/x-charts/themeAugmentation" />
/// <reference types="@mui/x-data-grid/themeAugmentation" />
/// <reference types="@mui/x-date-pickers/themeAugmentation" />
/// <reference types="@mui/x-tree-view/themeAugmentation" />
/** A reader's theme as options of `createTheme`: demos run with them, and the studio prints them. */
import type { Components, ThemeOptions } from '@mui/material/styles';
import { atContrast, blend, contrast, type HexColor, luminance, nearestPassing, toOklch } from '#lib/color';
import { DARK_PALETTE } from './demo-theme.ts';
import { DEFAULT_THEME, type ThemeChoice, type ThemeDensity, type ThemeFont } from './theme-choice.ts';

export type ThemeMode = 'light' | 'dark';

/** The surface that is hardest to contrast with: in dark mode, that of the demos is lighter than the library's. */
export const SURFACES: Readonly<Record<ThemeMode, HexColor>> = {
  light: '#ffffff',
  dark: DARK_PALETTE.background.paper as HexColor,
};

/** Of text, and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_RATIO = 4.5;
const GRAPHIC_RATIO = 3;
/** Between the colors of two neighbors in a chart. */
export const NEIGHBOR_RATIO = 1.8;

/** The primary color that the library uses in dark mode. */
const DEFAULT_DARK: HexColor = '#90caf9';

/** The library takes white text while it has this contrast, and black at 87 % otherwise. */
const LIBRARY_THRESHOLD = 3;
const BLACK_OPACITY = 0.87;

/** The color that the library gives text on a primary color. It rounds the luminance before it compares. */
export function textOn(color: HexColor): HexColor {
  const takesWhite = 1.05 / (Number(luminance(color).toFixed(3)) + 0.05) >= LIBRARY_THRESHOLD;
  return takesWhite ? '#ffffff' : blend('#000000', color, BLACK_OPACITY);
}

export interface ContrastReport {
  /** Of text on the primary color, and of the primary color on the surface. */
  text: number;
  surface: number;
  /** The nearest color with which both pass; missing if they do. */
  better?: HexColor;
}

export function checkContrast(color: HexColor, mode: ThemeMode): ContrastReport {
  const better = nearestPassing(color, (other) => passes(other, mode));
  return {
    text: contrast(color, textOn(color)),
    surface: contrast(color, SURFACES[mode]),
    ...(better && better !== color && { better }),
  };
}

function passes(color: HexColor, mode: ThemeMode): boolean {
  return contrast(color, textOn(color)) >= TEXT_RATIO && contrast(color, SURFACES[mode]) >= TEXT_RATIO;
}

/** The primary colors of both modes. Without one for dark mode, it is the nearest that passes there. */
export function primaryOf({ light, dark }: Pick<ThemeChoice, ThemeMode>): Record<ThemeMode, HexColor> {
  const derived = () =>
    light === DEFAULT_THEME.light ? DEFAULT_DARK : (nearestPassing(light, (color) => passes(color, 'dark')) ?? light);
  return { light, dark: dark ?? derived() };
}

const HUE_STEPS = [0, 150, 60, 210, 105, 270] as const;
/** Beyond it, all hues are nearly black or nearly white. */
const MOST_RATIO = 9;
/** Grays get some color, or all series would look the same. */
const LEAST_CHROMA = 0.09;

/**
 * Colors of series. The first is the primary color, others are turned around the wheel of hues. Every second one is darker or
 * lighter, so that neighbors differ for readers who see no hues, too; the number is even, so that a pie closes as well.
 */
export function chartColors(primary: HexColor, mode: ThemeMode): HexColor[] {
  const surface = SURFACES[mode];
  const { c, h } = toOklch(primary);
  const own = contrast(primary, surface);
  const even = Math.min(MOST_RATIO, Math.max(own, GRAPHIC_RATIO + 0.05));
  const step = NEIGHBOR_RATIO + 0.08;
  const odd = even / step > GRAPHIC_RATIO ? even / step : even * step;
  return HUE_STEPS.map((degrees, index) => {
    if (index === 0 && own >= GRAPHIC_RATIO) return primary;
    const hue = h + (degrees * Math.PI) / 180;
    const chroma = index === 0 ? c : Math.max(c, LEAST_CHROMA);
    return atContrast({ c: chroma, h: hue }, surface, index % 2 === 0 ? even : odd);
  });
}

export const FONT_STACKS: Readonly<Record<Exclude<ThemeFont, 'default'>, string>> = {
  inter: 'Inter, system-ui, sans-serif',
  system: 'system-ui, sans-serif',
  serif: 'Georgia, Cambria, "Times New Roman", serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
};

const SMALL = { defaultProps: { size: 'small' } } as const;

const DENSE_COMPONENTS: Readonly<Record<ThemeDensity, Components>> = {
  compact: {
    MuiButton: SMALL,
    MuiDataGrid: { defaultProps: { density: 'compact' } },
    MuiPickersTextField: SMALL,
    MuiTextField: SMALL,
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 0 } } },
  },
  standard: {},
  comfortable: {
    MuiDataGrid: { defaultProps: { density: 'comfortable' } },
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 8 } } },
  },
};

export function hasOwnColors({ light, dark }: Pick<ThemeChoice, ThemeMode>): boolean {
  return light !== DEFAULT_THEME.light || dark !== undefined;
}

/** Only what differs from the library's defaults, except that both modes are supported. */
export function themeOptions(choice: ThemeChoice): ThemeOptions {
  const { radius, spacing, density, font } = choice;
  const primary = primaryOf(choice);
  const isColored = hasOwnColors(choice);
  const schemeOf = (mode: ThemeMode) => (isColored ? { palette: { primary: { main: primary[mode] } } } : true);
  const components: Components = {
    ...(isColored && {
      MuiChartDataProvider: { defaultProps: { colors: (mode: ThemeMode) => chartColors(primary[mode], mode) } },
    }),
    ...DENSE_COMPONENTS[density],
  };
  return {
    colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
    ...(font !== 'default' && { typography: { fontFamily: FONT_STACKS[font] } }),
    ...(radius !== DEFAULT_THEME.radius && { shape: { borderRadius: radius } }),
    ...(spacing !== DEFAULT_THEME.spacing && { spacing }),
    ...(Object.keys(components).length > 0 && { components }),
  };
}
