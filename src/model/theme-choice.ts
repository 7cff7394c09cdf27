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

/** In pixels, as the pattern below. */
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

/** The color is always there, because the chip shows it before paint; the rest only where it differs from the default. */
export const THEME_TEXT =
  /^([\da-f]{6})(?:-([\da-f]{6}))?(?:-radius(1?\d|2[0-4]))?(?:-spacing([4-9]|1[0-2]))?(?:-(compact|comfortable))?(?:-(inter|system|serif|mono))?$/;

export function parseTheme(text: string): ThemeChoice | undefined {
  const [, light, dark, radius, spacing, density, font] = THEME_TEXT.exec(text) ?? [];
  if (!light) return undefined;
  return {
    light: `#${light}`,
    dark: dark === undefined ? undefined : `#${dark}`,
    radius: Number(radius ?? DEFAULT_THEME.radius),
    spacing: Number(spacing ?? DEFAULT_THEME.spacing),
    density: DENSITIES.find((one) => one === density) ?? DEFAULT_THEME.density,
    font: FONTS.find((one) => one === font) ?? DEFAULT_THEME.font,
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
