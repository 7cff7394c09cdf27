/** What readers choose in the theme studio, and its text in links and in storage: `7c3aed-radius12-compact`. */
import type { HexColor } from '#lib/color';

export const THEME_PATH = '/x/theme';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export const FONTS = ['default', 'inter', 'system', 'serif', 'mono'] as const;

export type ThemeDensity = (typeof DENSITIES)[number];
export type ThemeFont = (typeof FONTS)[number];

export interface ThemeChoice {
  /** The primary color in light mode. */
  light: HexColor;
  /** In dark mode; without one, it is derived from the other. */
  dark: HexColor | undefined;
  radius: number;
  spacing: number;
  density: ThemeDensity;
  font: ThemeFont;
}

/** In pixels. */
export const RADIUS_RANGE = [0, 24] as const;
export const SPACING_RANGE = [4, 12] as const;

/** The defaults of Material UI. */
export const DEFAULT_THEME: ThemeChoice = {
  light: '#1976d2',
  dark: undefined,
  radius: 4,
  spacing: 8,
  density: 'standard',
  font: 'default',
};

/**
 * A color, which the chip shows before paint, and what differs from the default. Every page has this pattern, so it is short; parts
 * that mean nothing are ignored.
 */
export const THEME_TEXT = /^[\da-f]{6}(-[\da-z]{1,12}){0,5}$/;

export function parseTheme(text: string): ThemeChoice | undefined {
  if (!THEME_TEXT.test(text)) return undefined;
  const [light = '', ...parts] = text.split('-');
  const dark = parts.find((part) => /^[\da-f]{6}$/.test(part));
  const sizeOf = (name: 'radius' | 'spacing', [least, most]: readonly [number, number]) => {
    const found = parts.map((part) => new RegExp(`^${name}(\\d+)$`).exec(part)?.[1]).find(Boolean);
    const size = Number(found ?? DEFAULT_THEME[name]);
    return size >= least && size <= most ? size : DEFAULT_THEME[name];
  };
  return {
    light: `#${light}`,
    dark: dark === undefined ? undefined : `#${dark}`,
    radius: sizeOf('radius', RADIUS_RANGE),
    spacing: sizeOf('spacing', SPACING_RANGE),
    density: DENSITIES.find((one) => parts.includes(one)) ?? DEFAULT_THEME.density,
    font: FONTS.find((one) => parts.includes(one)) ?? DEFAULT_THEME.font,
  };
}

/** Empty for the default theme. */
export function printTheme({ light, dark, radius, spacing, density, font }: ThemeChoice): string {
  const rest = [
    dark?.slice(1),
    radius !== DEFAULT_THEME.radius && `radius${radius}`,
    spacing !== DEFAULT_THEME.spacing && `spacing${spacing}`,
    density !== DEFAULT_THEME.density && density,
    font !== DEFAULT_THEME.font && font,
  ].filter(Boolean);
  return rest.length === 0 && light === DEFAULT_THEME.light ? '' : [light.slice(1), ...rest].join('-');
}
