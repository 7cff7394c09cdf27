/**
 * The bars of the browser continue our header, which is paper; any other color would draw a line between them.
 * The same as `--paper` in both modes, in the notation that all browsers read here.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#101317' } as const;
