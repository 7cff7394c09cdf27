import * as exported from '@mui/x-charts/colorPalettes';

/** The color palettes of the charts, by name: from the mode to its colors. */
export const PALETTES = new Map(
  Object.entries(exported).flatMap(([name, value]) => (typeof value === 'function' ? [[name, value] as const] : [])),
);
