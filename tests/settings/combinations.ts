/** The twelve combinations of mode, direction and density, as stored values. */
export const COMBINATIONS = ['light', 'dark', 'system'].flatMap((mode) =>
  ['ltr', 'rtl'].flatMap((direction) => ['normal', 'dense'].map((density) => ({ mode, direction, density }))),
);

export type Combination = (typeof COMBINATIONS)[number];

export function storedAs({ mode, direction, density }: Combination): Record<string, string> {
  return { 'mui-mode': mode, 'mui-direction': direction, 'mui-density': density };
}

/** The background color in each mode, as Chromium computes `--paper`. */
export const PAPER = { light: 'rgb(255, 255, 255)', dark: 'oklch(0.185 0.009 255)' } as const;
